// The part of Darwin that is used here, with the types that it has there, which differ from those of Linux.
// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS
#pragma once

typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef int sig_atomic_t;
typedef unsigned int useconds_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

// man2/stat.2.html
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
};
int stat(const char *path, struct stat *buf);
int lstat(const char *path, struct stat *buf);
int fstat(int fildes, struct stat *buf);
int fstatat(int fd, const char *path, struct stat *buf, int flag);

// man5/dirent.5.html, man3/directory.3.html
struct dirent {
    ino_t d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
typedef struct {
    int dd_fd;
} DIR;
DIR *opendir(const char *filename);
int dirfd(DIR *dirp);
struct dirent *readdir(DIR *dirp);
int closedir(DIR *dirp);

// man2/open.2.html: Swift calls them without variable arguments.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_SYMLINK_NOFOLLOW 0x0020
int close(int fildes);
ssize_t read(int fildes, void *buf, size_t nbyte);
ssize_t write(int fildes, const void *buf, size_t nbyte);
off_t lseek(int fildes, off_t offset, int whence);
#define SEEK_SET 0
#define SEEK_CUR 1
int fsync(int fildes);
int isatty(int fildes);
// man2/fcntl.2.html
#define F_GETFD 1
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int fchmod(int fildes, mode_t mode);
int mkdir(const char *path, mode_t mode);
int rmdir(const char *path);
int rename(const char *old, const char *new);
int unlink(const char *path);
// man2/flock.2.html
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int fd, int operation);

// man2/poll.2.html
struct pollfd {
    int fd;
    short events;
    short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *fds, nfds_t nfds, int timeout);

// man4/tty.4.html
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};

// man3/signal.3.html, man2/sigaction.2.html
typedef void (*sig_t)(int);
sig_t signal(int sig, sig_t func);
int raise(int sig);
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25

// man3/getenv.3.html, man3/realpath.3.html, man3/malloc.3.html, man3/strerror.3.html
char *getenv(const char *name);
char *realpath(const char *file_name, char *resolved_name);
void free(void *ptr);
char *strdup(const char *s1);
char *strerror(int errnum);
int usleep(useconds_t microseconds);

// man2/posix_spawn.2.html, man7/environ.7.html
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawnp(
    pid_t *pid, const char *file, const posix_spawn_file_actions_t *file_actions, const posix_spawnattr_t *attrp,
    char *const argv[], char *const envp[]);
extern char **environ;

// man2/posix_spawn_file_actions_init.2.html, man2/posix_spawn_file_actions_addclose.2.html
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *file_actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *file_actions);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *file_actions, int filedes, const char *path, int oflag, mode_t mode);

// man2/wait4.2.html
pid_t waitpid(pid_t pid, int *stat_loc, int options);
#define WNOHANG 0x00000001

// man2/intro.2.html
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ENOSR 98
#define ENOSTR 99
