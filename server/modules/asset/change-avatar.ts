import type { FastifyRequest } from 'fastify'
import { makeAvatar } from '#server/files/images/avatar.ts'
import { changePicture, type PictureKind, type PictureServices } from './change-picture.ts'

const AVATAR: PictureKind = {
  name: 'avatar.webp',
  make: makeAvatar,
  titles: { empty: 'avatarEmpty', tooLarge: 'avatarTooLarge' },
}

/** The link in the response to an upload has the file name. Links elsewhere have none. */
export const avatarLink = (hash: string) => `/assets/${hash}/${AVATAR.name}`

/** `put` stores the hash and returns the previous one. */
export function changeAvatar(
  sent: { request: FastifyRequest; userId: string },
  put: (hash: string) => Promise<string | null>,
  services: PictureServices,
): Promise<string> {
  return changePicture(AVATAR, sent, put, services)
}
