import { buttonWords } from '@aloft/copywriter/pictures/button-words'
import { wayToBuy } from '@aloft/copywriter/writing/ways-for-goal'
import { buttonLabelFor } from '@aloft/domain/ads/button-labels.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findArrangements } from '../creatives/ad-creative.repo.ts'
import { type BrandMaterial, loadBrandMaterial } from './ad-picture.service.ts'

const mostLines = 6

/**
 * What creatives of a brand or an ad are made of, so that the wizard and its candidates are composed in the browser
 * (CRE-02). Costs no tokens.
 */
export const getDesignMaterial = defineAction('get-design-material', {
  policy: onBrand(),

  async handle(context, { ideaId, balloonId, componentId }) {
    const subject = balloonId !== null && componentId !== null ? { balloonId, componentId } : null
    const loaded = await loadBrandMaterial(context, ideaId, subject)
    if (loaded === 'balloonNotFound') return { error: loaded }
    if (loaded === 'briefNotFound') return { material: null }
    const used = await findArrangements(context.db, ideaId)
    return {
      material: designMaterial(
        loaded,
        used.flatMap(({ line }) => line || []),
      ),
    }
  },
})

function designMaterial(loaded: BrandMaterial, earlier: readonly string[]): DesignMaterial {
  const { facts, style, ad } = loaded
  const { trade, quote, offers, proof, price } = loaded.material.facts
  const { name } = facts.brief
  const { logo, layout = null, colors, fonts } = style
  const known = [ad?.punchline, ...earlier, trade, proof, name].flatMap((line) => line || [])
  const [headline = name, ...lines] = new Set(known)
  return {
    style: { logo: logo && { ...logo, ground: logo.ground ?? null }, colors, layout, fonts },
    brandName: name,
    texts: {
      headline,
      message: '',
      button: buttonOf(loaded) ?? '',
      price: (ad?.campaignGoal === 'sales' && price) || '',
    },
    lines: lines.slice(0, mostLines),
    panel: { trade, quote, offers: [...offers], proof },
    pictures: loaded.material.pictures.map(({ isGraphic = false, ...picture }) => ({
      ...picture,
      isGraphic,
    })),
  }
}

/** The words of the ad's own button, or of the one that fits how people buy from the brand. */
function buttonOf({ facts: { brief: brand, website, sold }, brief, ad }: BrandMaterial): string | null {
  const chosen = ad && 'meta' in ad ? ad.meta.fbButtonLabel : null
  if (chosen) return buttonWords(chosen, brief)
  const way = wayToBuy({ brandName: brand.name, brief, website, sold })
  return buttonWords(buttonLabelFor(brief.goal ?? 'sales', way), brief)
}
