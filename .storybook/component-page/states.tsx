import { useEffect, useRef, useState } from 'react'
import * as css from './component-page.css.ts'
import { Section } from './section.tsx'
import { type PageStory, StoryFigure } from './story-figure.tsx'

export interface StatesProps {
  stories: readonly PageStory[]
  /** Lists the states of a component that covers its page, because each would need a window. */
  isFramed: boolean
}

/** Every story of the component, without the counterexamples, which aren't in the sidebar. */
export function States({ stories, isFramed }: StatesProps) {
  const shown = stories.filter(({ tags }) => tags.includes('dev'))
  return (
    <Section title="States">
      {isFramed ? (
        <ul className={css.list}>
          {shown.map((story) => (
            <li key={story.id}>
              <StateName story={story} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.states}>
          {shown.map((story) => (
            <State key={story.id} story={story} />
          ))}
        </div>
      )}
    </Section>
  )
}

/** Drawn once it's near, so that a page with many states opens at once. */
function State({ story }: { story: PageStory }) {
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
  return (
    <figure ref={place} className={css.state}>
      {isNear ? <StoryFigure story={story} /> : <div className={css.awaited} />}
      <figcaption className={css.caption}>
        <StateName story={story} />
      </figcaption>
    </figure>
  )
}

function StateName({ story }: { story: PageStory }) {
  const { description } = (story.parameters['docs'] ?? {}) as { description?: { story?: string } }
  return (
    <>
      <a className={css.link} href={`./?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>{' '}
      {description?.story}
    </>
  )
}
