import type { ProposedField } from '@aloft/design-system/patterns/proposal/proposed-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FieldPlace } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { proposalState } from '@aloft/domain/core/proposal.rules'
import { assistantTools } from '@aloft/messages/en/assistant-tools'
import { useSubjectName } from '@aloft/views/balloons/edit-subject'
import type { BriefFieldName } from '@aloft/views/briefs/brief-form'
import { useBriefWords } from '@aloft/views/briefs/use-brief-words'
import { subjectOf, valueInWords } from '../../ads/edits-in-words.ts'
import { type FieldProgress, useProposal } from '../../state/proposals.ts'
import { useUser } from '../../state/session.ts'
import { placeId } from '../../wiring/assistant/proposals.ts'
import type { ProposalInCall } from './proposal-in-call.ts'
import type { ProposalValues } from './use-proposal-values.ts'

type Problems = typeof assistantTools.problems
const problemOf = (problem: string): keyof Problems =>
  Object.hasOwn(assistantTools.problems, problem) ? (problem as keyof Problems) : 'notSaved'

/** The fields of a proposal in the reader's words; none until their values are known. */
export function useProposedFields(
  { id, fields }: ProposalInCall,
  known: ProposalValues | null,
): readonly ProposedField[] {
  const { t } = useTranslation()
  const nameOf = useSubjectName()
  const briefWords = useBriefWords()
  const progress = useProposal(id)
  const userId = useUser()?._id
  if (!known) return []
  const { current, ads } = known
  const adOf = (place: FieldPlace) => ads.find((ad) => place.kind === 'ad' && ad.id === place.adId)
  const inWords = (place: FieldPlace, value: JsonValue) =>
    place.kind === 'ad'
      ? valueInWords(place.key, value)
      : briefWords.value(place.field as BriefFieldName, value as BriefValue)
  return fields.map(({ place, base, value, why }): ProposedField => {
    const key = placeId(place)
    const now = current[key] ?? null
    const { decision = null, isSaving, problem, change }: Partial<FieldProgress> = progress[key] ?? {}
    const state = proposalState({ place: key, base, proposed: value, why }, current, decision)
    const last = place.kind === 'ad' ? adOf(place)?.data[place.key]?.at(-1) : undefined
    const author = change ?? (last ? { authorId: last.authorId, authorName: null, date: last.date } : null)
    return {
      id: key,
      label: nameOf(
        place.kind === 'ad'
          ? subjectOf(place.key, adOf(place)?.platform ?? null)
          : { kind: 'briefField', field: place.field as BriefFieldName },
      ),
      base: inWords(place, base),
      current: inWords(place, now),
      proposed: inWords(place, value),
      why: why || null,
      state: isSaving ? 'saving' : state === 'conflict' ? 'open' : state,
      change: state === 'conflict' ? changeOf(author, userId) : null,
      problem: problem ? t(`assistantTools.problems.${problemOf(problem)}`) : null,
    }
  })
}

function changeOf(
  change: FieldProgress['change'],
  userId: string | undefined,
): NonNullable<ProposedField['change']> {
  const { authorId = null, authorName = null, date = null } = change ?? {}
  if (authorId !== null && authorId === userId) return { author: { isReader: true }, date }
  return { author: authorName === null ? null : { name: authorName }, date }
}
