import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { nextCheckOf } from './website-check.repo.ts'

/** Whether a brand's website carries its snippet, and how it is built, as its scan recognized (DOM-08). */
export const getWebsiteConnection = defineAction('get-website-connection', {
  policy: onBrand(),
  async handle({ db, brand: { idea } }) {
    const isConnected = idea.snippet.isValidated ?? false
    return {
      url: idea.url,
      isConnected,
      builder: idea.siteBuilder,
      nextCheckDate: isConnected ? null : await nextCheckOf(db, idea.id),
    }
  },
})
