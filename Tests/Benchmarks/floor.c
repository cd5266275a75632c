/* The floor: writes the files of a finished site again, on two threads, and does nothing else.
   floor SITE OUTPUT, where OUTPUT has all folders of SITE already. */

#define _GNU_SOURCE

#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct file {
  char *path;
  char *bytes;
  size_t size;
};

static struct file *files;
static size_t count, capacity, prefix;
static const char *output;

static int add(const char *path, const struct stat *status, int type, struct FTW *walk) {
  (void)walk;
  if (type != FTW_F) return 0;
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 1024;
    files = realloc(files, capacity * sizeof *files);
  }
  struct file *file = &files[count++];
  file->path = malloc(strlen(output) + strlen(path) + 2);
  sprintf(file->path, "%s%s", output, path + prefix);
  file->size = (size_t)status->st_size;
  file->bytes = malloc(file->size + 1);
  int descriptor = open(path, O_RDONLY);
  if (descriptor < 0 || read(descriptor, file->bytes, file->size) != (ssize_t)file->size) {
    perror(path);
    exit(1);
  }
  close(descriptor);
  return 0;
}

static void *write_half(void *argument) {
  for (size_t index = (size_t)argument; index < count; index += 2) {
    int descriptor = open(files[index].path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (descriptor < 0 || write(descriptor, files[index].bytes, files[index].size) < 0) {
      perror(files[index].path);
      exit(1);
    }
    close(descriptor);
  }
  return NULL;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: floor SITE OUTPUT\n");
    return 2;
  }
  prefix = strlen(argv[1]);
  output = argv[2];
  nftw(argv[1], add, 64, FTW_PHYS);
  double start = now();
  pthread_t other;
  pthread_create(&other, NULL, write_half, (void *)1);
  write_half((void *)0);
  pthread_join(other, NULL);
  printf("%.1f\n", (now() - start) * 1000);
  return 0;
}
