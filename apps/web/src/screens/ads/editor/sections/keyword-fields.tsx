import { KeywordEditor, type KeywordEditorProps } from '@aloft/views/ads/targeting/keyword-editor'
import type { SuggestionState } from '@aloft/views/ads/targeting/keyword-suggestions'
import { readKeywords, storedKeywords } from '@aloft/domain/ads/keywords.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { suggestKeywords } from '../../../../wiring/targeting/targeting.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useAdStore, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { chosenLanguages } from './spoken-languages.tsx'
import { useNotesOn } from './use-ad-fields.ts'

const keywordsOf = ({ content: { ad } }: EditedAd) =>
  'google' in ad
    ? {
        keywords: readKeywords(ad.google.keywords),
        negatives: readKeywords(ad.google.negativeKeywords),
      }
    : { keywords: [], negatives: [] }

const lintedFields = ['keywords'] as const

/** What people search for who see an ad on Google, and what they don't. */
export function KeywordFields() {
  const { keywords, negatives } = useEditedAd(keywordsOf)
  const store = useAdStore()
  const { change } = useAdEdits()
  const isLocked = useIsLocked()
  const notesOn = useNotesOn(lintedFields)
  const suggesting = useCommand((seed: string | null) => {
    const { idea, content } = store.get()
    return suggestKeywords({
      ideaId: idea._id,
      seed,
      locations: placesOf(content.ad.locations).map(({ name }) => ({ name })),
      language: chosenLanguages(content.ad)[0] ?? null,
    })
  })
  const suggestions = (): SuggestionState => {
    const { isPending, result, input, start } = suggesting
    if (!result) return { kind: isPending ? 'loading' : 'idle' }
    return result.kind === 'failed' ? failedLoad(result.failure, () => void start(input)) : result
  }
  const write = (lists: Pick<KeywordEditorProps, 'keywords' | 'negatives'>) =>
    change({ keywords: storedKeywords(lists.keywords), negativeKeywords: storedKeywords(lists.negatives) })
  return (
    <KeywordEditor
      keywords={keywords}
      negatives={negatives}
      notes={notesOn('keywords')}
      suggestions={suggestions()}
      onSuggest={(seed) => void suggesting.start(seed)}
      onChange={isLocked ? undefined : write}
    />
  )
}
