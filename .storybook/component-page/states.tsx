import { useEffect, useRef, useState } from 'react'
import * as css from './component-page.css.ts'
import { Section } from './section.tsx'
import { type PageStory, StoryFigure } from './story-figure.tsx'

export interface StatesProps {
  stories: readonly PageStory[]
  frame: number | undefined
}

/** Every story of the component, without the counterexamples, which aren't in the sidebar. */
export function States({ stories, frame }: StatesProps) {
  return (
    <Section title="States">
      <div className={css.states}>
        {stories
          .filter(({ tags }) => tags.includes('dev'))
          .map((story) => (
            <State key={story.id} story={story} frame={frame} />
          ))}
      </div>
    </Section>
  )
}

function State({ story, frame }: { story: PageStory; frame: number | undefined }) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  const description = story.parameters['docs']?.description?.story as string | undefined
  return (
    <figure ref={place} className={css.state}>
      {isNear ? <StoryFigure story={story} frame={frame} /> : <div className={css.awaited} />}
      <figcaption className={css.caption}>
        <a className={css.link} href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        {description ? <span> {description}</span> : null}
      </figcaption>
    </figure>
  )
}
