import { helpNumbers } from '@aloft/messages/help-topics'
import { i18n, loadTexts } from '../../core/i18n.ts'
import { ask, readFrom, type ToolHandler } from './tool-handler.ts'

const mostArticles = 3

/** The articles of the help center about a query, best first, as the help center shows them. */
export const searchHelp: ToolHandler<'load_instructions'> = async ({ query }, { signal }) => {
  const [{ articles }] = await Promise.all([ask('search-help', { text: query }, signal), loadTexts('help')])
  const { t } = i18n.get()
  const values = { product: t('productName'), ...helpNumbers }
  return readFrom('help', {
    articles: articles.slice(0, mostArticles).map(({ name }) => ({
      title: t(`help.topics.${name}.question`, values),
      text: t(`help.topics.${name}.answer`, values),
    })),
  })
}
