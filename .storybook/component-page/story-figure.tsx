import { type DocsContextProps, Story } from '@storybook/addon-docs/blocks'
import type { Ref } from 'react'
import * as css from './component-page.css.ts'

export type PageStory = ReturnType<DocsContextProps['componentStories']>[number]

export interface StoryFigureProps {
  story: PageStory
  /** Height of a frame of its own, in CSS pixels. */
  frame?: number | undefined
  ref?: Ref<HTMLDivElement>
}

/** A story as it is in its canvas. */
export function StoryFigure({ story, frame, ref }: StoryFigureProps) {
  return (
    <div ref={ref} className={css.figure}>
      {frame ? (
        <Story of={story.moduleExport} inline={false} height={`${frame}px`} />
      ) : (
        <Story of={story.moduleExport} />
      )}
    </div>
  )
}
