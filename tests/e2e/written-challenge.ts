import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { PlannedChallenge } from './thirty-challenges.ts'

/** Files on the platform are compared by name, because the rest of their URL is the hash of their content. */
const nameOf = (url: string | null | undefined) =>
  url?.startsWith('/assets/') ? decodeURIComponent(url.split('/').slice(3).join('/')) : (url ?? null)

export function asWritten(challenge: ChallengeEditDetailModel) {
  const {
    title,
    type,
    tag,
    content,
    hints,
    originalScore,
    minScoreRate,
    difficulty,
    fileName,
    isEnabled,
    flagTemplate,
    attachment,
    flags,
  } = challenge
  const { containerImage, containerExposePort, memoryLimit, cpuCount, storageLimit, privilegedContainer } =
    challenge
  return {
    title,
    type,
    tag,
    content,
    hints,
    originalScore,
    difficulty,
    isEnabled,
    minScoreShare: Math.round(minScoreRate * 100),
    container: type.endsWith('Container')
      ? [containerImage, containerExposePort, memoryLimit, cpuCount, storageLimit, privilegedContainer]
      : null,
    fileName: type === 'DynamicAttachment' ? fileName : null,
    template: type === 'DynamicContainer' ? (flagTemplate ?? '') : null,
    attachment: nameOf(attachment?.url),
    // Players get these files under the challenge's file name, so only the archive shows which file belongs
    // to which flag.
    flags: flags.map(({ flag, attachment: own }) => [
      flag,
      own?.type === 'Local' ? 'a file' : (own?.url ?? null),
    ]),
  }
}

export function asPlanned({ container, attachment, flags, ...planned }: PlannedChallenge) {
  const files = flags.kind === 'files' ? flags.files : []
  const linked = flags.kind === 'files' ? flags.linked : []
  return {
    ...planned,
    container: container && [
      container.image,
      container.port,
      container.memory,
      Math.round(container.cpus * 10),
      container.storage,
      container.isPrivileged,
    ],
    template: flags.kind === 'template' ? flags.template : null,
    attachment:
      attachment === null ? null : attachment.kind === 'link' ? attachment.url : attachment.file.name,
    flags: [
      ...(flags.kind === 'template'
        ? []
        : flags.flags.map((flag, at) => [flag, files[at] ? 'a file' : null])),
      ...linked.map(({ flag, url }) => [flag, url]),
    ],
  }
}
