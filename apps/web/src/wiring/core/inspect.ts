import type { AnyActorRef } from 'xstate'

/** Shows a running machine on `/0/dev`. In a build without that page it does nothing and loads nothing. */
export function inspect(name: string, actor: AnyActorRef): () => void {
  if (!import.meta.env.DEV_PAGES) return () => {}
  const published = import('./machine-channel.ts').then(({ publishMachine }) => publishMachine(name, actor))
  return () => void published.then((end) => end())
}
