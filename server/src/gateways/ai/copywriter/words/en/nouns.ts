import type { LanguageWords } from '../language-words.ts'

/** Every noun of the English phrases, in the forms that they use. */
export const nouns: LanguageWords['nouns'] = (
  'ad advantage answer answers background brand centre choice colours company compromise compromises ' +
  'day detail details detour detours door drum end enquiries evening evenings examples eyes facts hands ' +
  'head hello help hurry idea ideas joy lead light list load look memory message mind moment movement ' +
  'name noise photograph pick picture pity place point price promise promises purpose reason reasons rest ' +
  'role roll rush sales search sentence slogan slogans sofa space stage start step story substance ' +
  'thing things thumb time turn way wink word words work worry'
).split(' ')
