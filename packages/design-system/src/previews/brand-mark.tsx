import * as css from './brand-mark.css.ts'
import { graphemesOf } from './line-breaks.ts'
import type { PreviewBrand } from './preview-data.ts'
import { useLogoFit } from '../primitives/logo-fit.ts'
import { sizedPicture } from '../primitives/sized-picture.ts'

export interface BrandMarkProps {
  brand: Pick<PreviewBrand, 'name' | 'logoUrl'>
  /** Diameter in CSS pixels. */
  size: number
  /** `fill`: the logo is the circle. `icon`: a small logo inside it, as beside search results. */
  variant?: 'fill' | 'icon'
}

/** The advertiser's round picture, shown beside the name and therefore hidden from screen readers. */
export function BrandMark({ brand, size, variant = 'fill' }: BrandMarkProps) {
  // A wide logo needs more space in a circle than in a square.
  const logo = useLogoFit(variant === 'fill' ? size * 1.3 : 0)
  return (
    <span
      className={css.mark({ variant, isLetter: !brand.logoUrl })}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
      data-testid="avatar"
      aria-hidden="true"
    >
      {brand.logoUrl ? (
        <img
          className={css.logo({ variant })}
          {...logo}
          {...sizedPicture(brand.logoUrl, `${size}px`)}
          alt=""
        />
      ) : (
        graphemesOf(brand.name.trim())[0]?.toLocaleUpperCase()
      )}
    </span>
  )
}
