import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { searchHelpArticles } from './search-help-articles.ts'

/** Articles of the help center in the caller's language (ACA-05). */
export const searchHelp = defineAction('search-help', {
  policy: signedIn,
  handle: async ({ db, account, settings }, { text }) => ({
    articles: await searchHelpArticles(db, {
      text,
      languageTag: account.language,
      product: settings.PRODUCT_NAME,
    }),
  }),
})
