import type { ChallengeField } from '#contract/fields/challenge.ts'
import type { GameField } from '#contract/fields/game.ts'
import type { PlatformField } from '#contract/fields/platform.ts'
import type { PostField } from '#contract/fields/post.ts'

export interface FieldLabels {
  challenge: Record<ChallengeField, string>
  game: Record<GameField, string>
  notice: Record<'content', string>
  platform: Record<PlatformField, string>
  post: Record<PostField, string>
}
/** The labels of the fields that organisers edit, for the forms and the audit log. */
export const fieldLabels: FieldLabels = {
  challenge: {
    title: 'Title',
    tag: 'Category',
    content: 'Description',
    hints: 'Hints',
    originalScore: 'Original score',
    minScoreRate: 'What is left in the end',
    difficulty: 'Difficulty',
    flagTemplate: 'Flag template',
    containerImage: 'Image',
    containerExposePort: 'Port',
    memoryLimit: 'Memory (MB)',
    cpuCount: 'CPUs',
    storageLimit: 'Storage (MB)',
    privilegedContainer: 'Privileged',
    fileName: 'File name',
  },
  game: {
    title: 'Title',
    summary: 'Summary',
    content: 'Description',
    hidden: 'Hidden',
    start: 'Start',
    end: 'End',
    acceptWithoutReview: 'Accept teams without review',
    inviteCode: 'Invite code',
    organizations: 'Organisations',
    teamMemberCountLimit: 'Players per team',
    containerCountLimit: 'Instances per team',
    practiceMode: 'Practice mode',
    wpddl: 'Writeup deadline',
    wpNote: 'What is asked of a writeup',
    bloodBonus: 'Blood bonus',
  },
  post: { title: 'Title', summary: 'Summary', content: 'Text', tags: 'Tags', isPinned: 'Pinned' },
  platform: {
    title: 'Title',
    slogan: 'Slogan',
    beianInfo: 'Filing information',
    customTheme: 'Colour',
    allowRegister: 'People may register',
    activeOnRegister: 'New accounts are active at once',
    emailConfirmationRequired: 'E-mail addresses are confirmed by letter',
    useGoogleRecaptcha: 'People are told from robots',
    emailDomainList: 'Domains of e-mail addresses',
    autoDestroyOnLimitReached: 'The oldest container makes room',
  },
  notice: { content: 'Text' },
}
