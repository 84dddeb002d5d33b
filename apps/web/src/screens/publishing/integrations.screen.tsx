import { WebsiteConnectionView } from '@aloft/views/publishing/website-connection.view'
import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { siteHost } from '@aloft/domain/core/url'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import { connectWebsiteConnection } from '@aloft/machines/website-connection/website-connection.connect'
import type { PlainReply } from '@aloft/api-client/outcome'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useOpenModal } from '../../modals/use-linked-modal.ts'
import { useHiddenTab } from '../../navigation/use-hidden-tab.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useMay } from '../../state/rights.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { emailWebsiteCode, wiredWebsiteConnection } from '../../wiring/publishing/website-connection.ts'

/** The connection of a brand's website (DOM-08). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.integrations'))
  const brand = useCurrentIdea()
  const { status } = useIdeas()
  if (!brand) {
    return status === 'loading' ? (
      <WebsiteConnectionView content={{ kind: 'loading' }} />
    ) : (
      <Navigate to="/0" replace />
    )
  }
  return <OfBrand key={brand._id} ideaId={brand._id} />
}

function OfBrand({ ideaId }: { ideaId: string }) {
  const { loaded, retry } = useQuery('get-website-connection', { ideaId })
  if (loaded.status === 'failed') {
    return <WebsiteConnectionView content={failedLoad(loaded.failure, retry)} />
  }
  if (loaded.status === 'loading') return <WebsiteConnectionView content={{ kind: 'loading' }} />
  return <Connection ideaId={ideaId} connection={loaded.reply} />
}

interface ConnectionProps {
  readonly ideaId: string
  readonly connection: PlainReply<'get-website-connection'>
}

function Connection({ ideaId, connection: { url, builder, isConnected } }: ConnectionProps) {
  const may = useMay()
  const navigate = useNavigate()
  const openModal = useOpenModal()
  const next = ownReturnAddress(useSearchParams()[0].get('returnTo'))
  const [snapshot, send, actor] = useMachine(wiredWebsiteConnection(ideaId, url ?? ''), {
    input: { isConnected, canCheck: url !== null && may('validate-snippet') },
  })
  const email = useCommand((address: string) => emailWebsiteCode(ideaId, address))
  useEffect(() => inspect('Website connection', actor), [actor])
  useHiddenTab(send)
  const snippet = snippetOf(window.location.origin, ideaId)
  return (
    <WebsiteConnectionView
      content={{
        kind: 'ready',
        website: (url && siteHost(url)) || null,
        snippet,
        builder,
        search: connectWebsiteConnection(snapshot),
        onCopy: () => void navigator.clipboard.writeText(snippet),
        onCheck: () => send({ type: 'CHECK' }),
        onOverview: () => void navigate('/0'),
        ...(next !== null && { onLaunch: () => void navigate(next) }),
        onSettings: () => openModal('project-settings'),
        ...(may('email-website-code') && {
          email: {
            isPending: email.isPending,
            sentTo: email.isDone && email.result === null ? email.input : null,
            failure: email.result,
            onSend: (address: string) => void email.start(address),
          },
        }),
      }}
    />
  )
}
