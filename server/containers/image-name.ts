/** The last part of an image's path without its tag, because containers are named after it. */
export function baseNameOf(image: string): string {
  const last = image.split('/').at(-1) ?? ''
  return last.split(/[:@]/)[0] ?? ''
}

/** A first part without a dot or a port is a user of Docker Hub, except `localhost`. */
export function registryOf(image: string): string {
  const [first = '', ...rest] = image.split('/')
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')
  return isHost ? first.toLowerCase() : 'docker.io'
}

/** The name becomes part of URLs, so it must not lead to another path. */
export const isImageName = (image: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._:@/-]*$/.test(image) && !/\/\.*(?:\/|$)/.test(image)
