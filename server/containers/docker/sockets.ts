/** The default sockets of engines on this machine, the most likely one first. */
export function socketsOf({
  XDG_RUNTIME_DIR: userFolder,
}: Readonly<Record<string, string | undefined>>): string[] {
  const systemSockets = ['/var/run/docker.sock', '/run/podman/podman.sock']
  return userFolder === undefined || userFolder === ''
    ? systemSockets
    : [...systemSockets, `${userFolder}/docker.sock`, `${userFolder}/podman/podman.sock`]
}
