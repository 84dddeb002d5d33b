import { creativeMaterials } from '@aloft/domain/creatives/creative-materials.rules'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { CreativeDetails, type DetailPart } from '@aloft/views/creatives/creative-details'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'

interface CreativeDetailsModalProps {
  readonly creative: ListedCreative
  /** False for guests. */
  readonly isEditable: boolean
  /** Its layers are to be edited. */
  readonly onAnswer: (answer: 'edit') => void
  readonly onClose: () => void
}

/** What a creative is, with what's loaded for it alone (MOD-03). */
export function CreativeDetailsModal({ creative, isEditable, onAnswer, onClose }: CreativeDetailsModalProps) {
  const asked = { adCreativeId: creative._id }
  const layers = useQuery('get-ad-creative', asked)
  const versions = useQuery('get-creative-versions', asked)
  return (
    <CreativeDetails
      creative={creative}
      onEdit={isEditable ? () => onAnswer('edit') : undefined}
      materials={partOf(layers, ({ creatives }) => creativeMaterials(creatives))}
      versions={partOf(versions, (reply) => reply.versions)}
      onClose={onClose}
    />
  )
}

type Query<A extends Parameters<typeof useQuery>[0]> = ReturnType<typeof useQuery<A>>
type ReplyTo<A extends Parameters<typeof useQuery>[0]> = Extract<
  Query<A>['loaded'],
  { status: 'ready' }
>['reply']

function partOf<A extends Parameters<typeof useQuery>[0], T>(
  { loaded, retry }: Query<A>,
  read: (reply: ReplyTo<A>) => T,
): DetailPart<T> {
  if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
  if (loaded.status === 'loading') return { kind: 'loading' }
  return { kind: 'ready', value: read(loaded.reply) }
}
