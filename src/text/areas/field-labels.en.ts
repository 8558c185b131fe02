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
    opensAt: 'Opens',
    closesAt: 'Closes',
    attemptLimit: 'Wrong tries per team',
    flagMatch: 'How flags are compared',
    needsAllFlags: 'Teams must submit all flags',
    prerequisites: 'Prerequisites',
    hints: 'Hints',
    originalScore: 'Initial score',
    minScoreRate: 'Minimum score (%)',
    difficulty: 'Difficulty',
    flagTemplate: 'Flag template',
    containerImage: 'Container image',
    containerExposePort: 'Port',
    memoryLimit: 'Memory (MB)',
    cpuCount: 'CPUs',
    storageLimit: 'Storage (MB)',
    privilegedContainer: 'Privileged container',
    fileName: 'Download name',
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
    teamMemberCountLimit: 'Maximum players per team',
    containerCountLimit: 'Maximum instances per team',
    practiceMode: 'Practice mode',
    wpddl: 'Writeup deadline',
    wpNote: 'Writeup instructions',
    bloodBonus: 'Blood bonus',
  },
  post: { title: 'Title', summary: 'Summary', content: 'Text', tags: 'Tags', isPinned: 'Pinned' },
  platform: {
    title: 'Title',
    slogan: 'Slogan',
    beianInfo: 'ICP filing number',
    customTheme: 'Colour',
    allowRegister: 'Allow registration',
    activeOnRegister: 'Activate new accounts automatically',
    emailConfirmationRequired: 'Require email confirmation',
    useGoogleRecaptcha: 'Require a CAPTCHA',
    emailDomainList: 'Allowed email domains',
    autoDestroyOnLimitReached: 'Destroy the oldest instance at the limit',
  },
  notice: { content: 'Text' },
}
