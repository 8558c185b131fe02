import { absent, int, long, model, names, nullable, text, type Wire } from '../schema.ts'

/** `None` removes on input and is never sent: no attachment is null. */
export const FILE_TYPES = ['None', 'Local', 'Remote'] as const
export type FileType = (typeof FILE_TYPES)[number]
export const fileTypeNames = names('FileType', FILE_TYPES)

export const attachment = model('Attachment', {
  id: int(),
  type: fileTypeNames,
  /** Null if the file was deleted. */
  url: nullable(text()),
  /** In bytes. Null for a remote file. */
  fileSize: nullable(long()),
})
export type Attachment = Wire<typeof attachment>

export const attachmentCreateModel = model('AttachmentCreateModel', {
  attachmentType: absent(fileTypeNames, 'None'),
  /** The hash of an uploaded file. Only for `Local`. */
  fileHash: absent(nullable(text()), null),
  /** The address of the file. Only for `Remote`. */
  remoteUrl: absent(nullable(text()), null),
})
export type AttachmentCreateModel = Wire<typeof attachmentCreateModel>
