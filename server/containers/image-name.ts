/** The last part of an image's path without its tag, as containers are named by it. */
export function baseNameOf(image: string): string {
  const last = image.split('/').at(-1) ?? ''
  return last.split(/[:@]/)[0] ?? ''
}

/**
 * The registry that an image comes from; a first part without a dot or a port is a user of the Docker Hub.
 */
export function registryOf(image: string): string {
  const [first = '', ...rest] = image.split('/')
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')
  return isHost ? first.toLowerCase() : 'docker.io'
}

/**
 * Whether it may be the name of an image at all: it becomes a part of addresses, which must not lead
 * elsewhere.
 */
export const isImageName = (image: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._:@/-]*$/.test(image) && !/\/\.*\//.test(image)
