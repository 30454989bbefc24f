/*
 * Loaded before libc (LD_PRELOAD): writes down what a process does to the files of one folder, so that a test can work out
 * what a disk would hold if the power went at any moment (disk.ts). Nothing is really forced to the disk: that it was asked
 * for is what counts.
 *
 * DISK_FOLDER: the folder, with its symbolic links resolved. DISK_LOG: the file to append to, outside of it. A record is a
 * line "operation offset length path", then as many bytes as it says. Mapped files (SQLite's -shm, which it makes anew
 * after a crash) are not written down.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static const char *folder;
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("DISK_FOLDER");
  const char *log = getenv("DISK_LOG");
  if (!folder || !log) return;
  folder_length = strlen(folder);
  log_file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (log_file < 0) abort();
}

/* What cannot be written down must not be taken for done. */
static void put(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t done = syscall(SYS_write, log_file, bytes, length);
    if (done <= 0) abort();
    bytes += done;
    length -= done;
  }
}

static void note(const char *operation, long long offset, const void *data, size_t length, const char *path) {
  char head[PATH_MAX + 100];
  int size = snprintf(head, sizeof head, "%s %lld %zu %s\n", operation, offset, length, path);
  char *record = malloc(size + length);
  if (!record) abort();
  memcpy(record, head, size);
  if (length) memcpy(record + size, data, length);
  put(record, size + length);
  free(record);
}

static int is_watched(const char *path) {
  if (log_file < 0 || strncmp(path, folder, folder_length)) return 0;
  return path[folder_length] == '/' || path[folder_length] == '\0';
}

/* The file behind a descriptor, or null if it is none of the folder's. */
static const char *watched(int file, char *path) {
  char link[40];
  if (log_file < 0) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return NULL;
  path[length] = '\0';
  return is_watched(path) ? path : NULL;
}

static const char *absolute(const char *given, char *path) {
  if (given[0] == '/') return given;
  if (!getcwd(path, PATH_MAX / 2)) return given;
  strcat(path, "/");
  return strncat(path, given, PATH_MAX / 2);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *data, size_t length) {
  char path[PATH_MAX];
  const char *name = watched(file, path);
  if (!name) return syscall(SYS_write, file, data, length);
  pthread_mutex_lock(&turn);
  ssize_t done = syscall(SYS_write, file, data, length);
  if (done > 0) note("write", lseek(file, 0, SEEK_CUR) - done, data, done, name);
  pthread_mutex_unlock(&turn);
  return done;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
  char path[PATH_MAX];
  const char *name = watched(file, path);
  if (!name) return syscall(SYS_pwrite64, file, data, length, offset);
  pthread_mutex_lock(&turn);
  ssize_t done = syscall(SYS_pwrite64, file, data, length, offset);
  if (done > 0) note("write", offset, data, done, name);
  pthread_mutex_unlock(&turn);
  return done;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
  return pwrite64(file, data, length, offset);
}

/* One part after the other, as a short write would do it: callers go on with the rest. */
ssize_t writev(int file, const struct iovec *parts, int count) {
  char path[PATH_MAX];
  if (!watched(file, path)) return syscall(SYS_writev, file, parts, count);
  return count > 0 ? write(file, parts[0].iov_base, parts[0].iov_len) : 0;
}

ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t offset) {
  return count > 0 ? pwrite64(file, parts[0].iov_base, parts[0].iov_len, offset) : 0;
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t offset) {
  return pwritev64(file, parts, count, offset);
}

int ftruncate64(int file, off64_t length) {
  char path[PATH_MAX];
  const char *name = watched(file, path);
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_ftruncate, file, length);
  if (!failed && name) note("truncate", length, NULL, 0, name);
  pthread_mutex_unlock(&turn);
  return failed;
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

static int force(int file) {
  char path[PATH_MAX];
  const char *name = watched(file, path);
  if (!name) return syscall(SYS_fsync, file);
  pthread_mutex_lock(&turn);
  note("sync", 0, NULL, 0, name);
  pthread_mutex_unlock(&turn);
  return 0;
}

int fsync(int file) { return force(file); }
int fdatasync(int file) { return force(file); }

static int open_noted(int at, const char *given, int flags, mode_t mode) {
  char whole[PATH_MAX], path[PATH_MAX];
  const char *name = absolute(given, whole);
  int may_make = (flags & (O_CREAT | O_TRUNC)) && is_watched(name);
  if (!may_make) return syscall(SYS_openat, at, given, flags, mode);
  pthread_mutex_lock(&turn);
  struct stat found;
  int was_there = stat(name, &found) == 0;
  int file = syscall(SYS_openat, at, given, flags, mode);
  if (file >= 0 && (name = watched(file, path))) {
    if (!was_there) note("create", 0, NULL, 0, name);
    else if (flags & O_TRUNC) note("truncate", 0, NULL, 0, name);
  }
  pthread_mutex_unlock(&turn);
  return file;
}

#define MODE_OF(flags, mode) \
  mode_t mode = 0;           \
  if ((flags) & O_CREAT) {   \
    va_list rest;            \
    va_start(rest, flags);   \
    mode = va_arg(rest, int); \
    va_end(rest);            \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags, mode)
  return open_noted(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE_OF(flags, mode)
  return open_noted(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}
int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags, mode)
  return open_noted(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
  MODE_OF(flags, mode)
  return open_noted(at, path, flags | O_LARGEFILE, mode);
}

int unlink(const char *given) {
  char whole[PATH_MAX];
  const char *name = absolute(given, whole);
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_unlinkat, AT_FDCWD, given, 0);
  if (!failed && is_watched(name)) note("unlink", 0, NULL, 0, name);
  pthread_mutex_unlock(&turn);
  return failed;
}

/* Nothing that is measured renames: who does must not go unseen. */
int rename(const char *from, const char *to) {
  char whole[PATH_MAX];
  if (is_watched(absolute(from, whole)) || is_watched(absolute(to, whole))) abort();
  return NEXT(rename)(from, to);
}
