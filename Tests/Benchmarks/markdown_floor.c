/* The floor of documents: reads Markdown files, renders them by libcmark on two threads, and writes
   the pages, and does nothing else.
   markdown_floor DOCUMENTS OUTPUT, where OUTPUT has all folders of DOCUMENTS already. */

#define _GNU_SOURCE

#include <cmark.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct file {
  char *source;
  char *page;
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
  file->source = strdup(path);
  file->size = (size_t)status->st_size;
  file->page = malloc(strlen(output) + strlen(path) + 8);
  sprintf(file->page, "%s%s", output, path + prefix);
  strcpy(strrchr(file->page, '.'), ".html");
  return 0;
}

static void fail(const char *path) {
  perror(path);
  exit(1);
}

static void *render_half(void *argument) {
  for (size_t index = (size_t)argument; index < count; index += 2) {
    struct file *file = &files[index];
    char *bytes = malloc(file->size);
    int descriptor = open(file->source, O_RDONLY);
    if (descriptor < 0 || read(descriptor, bytes, file->size) != (ssize_t)file->size)
      fail(file->source);
    close(descriptor);
    char *html = cmark_markdown_to_html(bytes, file->size, CMARK_OPT_DEFAULT);
    free(bytes);
    descriptor = open(file->page, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    size_t length = strlen(html);
    if (descriptor < 0 || write(descriptor, html, length) != (ssize_t)length) fail(file->page);
    close(descriptor);
    free(html);
  }
  return NULL;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  prefix = strlen(argv[1]);
  output = argv[2];
  if (nftw(argv[1], add, 16, FTW_PHYS) != 0) fail(argv[1]);
  pthread_t other;
  pthread_create(&other, NULL, render_half, (void *)1);
  render_half((void *)0);
  pthread_join(other, NULL);
  return 0;
}
