import { publicPages } from '@aloft/domain/account/public-pages.rules'
import { describe, expect, it } from 'vitest'
import { pageNames, pathsOf } from '../addresses/page-names.ts'
import { routes } from '../routes.ts'
import { isAdDataPlace, lacksAdData } from './ad-data-places.ts'

const affectedPages = pageNames.filter((page) => pathsOf(page).some(isAdDataPlace))

describe('where a brand without data for its ads sees a notice (MOD-12, OPN-99)', () => {
  it('is on these pages', () => {
    expect(affectedPages).toEqual([
      'ad-runs',
      'campaign',
      'creative-mixer',
      'creatives',
      'design-editor',
      'editor',
      'gallery',
      'list',
      'statistics',
      'timeline',
      'design/check',
      'design/layout',
      'design/logo',
      'design/pick-layout',
      'design/type',
      'design/visual',
    ])
  })

  it('is never without a login, for admins, in the wizards or in the onboarding', () => {
    const places = routes.filter(({ page }) => affectedPages.includes(page))
    expect(places.filter(({ isPublic, isForAdmins }) => isPublic || isForAdmins)).toEqual([])
    expect(affectedPages.filter((page) => /^(create|onboarding|admin)/.test(page))).toEqual([])
    expect(affectedPages.filter((page) => publicPages.some((name) => name === page))).toEqual([])
  })

  it.each([
    ['/0/gallery', true],
    ['/0/gallery/', true],
    ['/0/create/new-ad', false],
    ['/0/create/gallery', false],
    ['/0/onboarding/details', false],
    ['/0/login', false],
    ['/0/admin', false],
    ['/0', false],
    ['/', false],
    ['/gallery', false],
  ])('at %s: %s', (path, isAffected) => {
    expect(isAdDataPlace(path)).toBe(isAffected)
  })
})

describe('lacksAdData', () => {
  const nothing = { adGenData: {}, numAds: 0, hasBrandBrief: false }

  it.each([
    [nothing, true],
    [{ ...nothing, adGenData: { websiteUrl: 'https://nightjar.example' } }, false],
    [{ ...nothing, numAds: 1 }, false],
    [{ ...nothing, hasBrandBrief: true }, false],
  ])('of %j: %s', (brand, lacks) => {
    expect(lacksAdData(brand)).toBe(lacks)
  })
})
