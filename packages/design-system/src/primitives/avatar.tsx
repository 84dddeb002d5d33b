import * as css from './avatar.css.ts'
import { useLogoFit } from './logo-fit.ts'
import { sizedPicture } from './sized-picture.ts'

export interface AvatarProps {
  name: string
  /** Address of the picture; without it, the initials are shown. */
  picture?: string | undefined
  /** People are round, brands are square. */
  kind?: 'person' | 'brand'
  /** CSS pixels. */
  size?: 24 | 32 | 44 | 64
}

/** First letters of the first and last word: "Órla Fahy" is ÓF. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Picture of a person or a brand, shown beside the name and therefore hidden from screen readers. */
export function Avatar({ name, picture, kind = 'person', size = 32 }: AvatarProps) {
  const className = css.avatar({ kind, size })
  const logo = useLogoFit(size)
  if (picture) {
    const fit = kind === 'brand' ? logo : undefined
    return <img key={picture} className={className} {...fit} {...sizedPicture(picture, `${size}px`)} alt="" />
  }
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
