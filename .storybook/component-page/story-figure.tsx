import { DocsContext, type DocsContextProps, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import * as css from './component-page.css.ts'

export type PageStory = ReturnType<DocsContextProps['componentStories']>[number]

export interface StoryFigureProps {
  story: PageStory
  /** Height of a frame of its own, in CSS pixels. */
  frame?: number | undefined
}

/** A story as it is in its canvas. */
export function StoryFigure({ story, frame }: StoryFigureProps) {
  return (
    <div className={css.figure({ isFramed: frame !== undefined })}>
      {frame === undefined ? (
        // Radio buttons of one name are one choice in all of a form, or else in all of the page.
        <form onSubmit={(event) => event.preventDefault()}>
          <Story of={story.moduleExport} />
        </form>
      ) : (
        <Frame story={story} height={frame} />
      )}
    </div>
  )
}

type Globals = Readonly<Record<string, unknown>>

/** A window of its own with the globals of the page, which Storybook's own frame lacks. */
function Frame({ story, height }: { story: PageStory; height: number }) {
  const context = useContext(DocsContext)
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(story).globals as Globals)
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  }, [context.channel])
  const listed = Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';')
  return (
    <iframe
      className={css.frame}
      style={{ height }}
      src={`./iframe.html?viewMode=story&id=${story.id}&globals=${listed}`}
      title={story.name}
    />
  )
}
