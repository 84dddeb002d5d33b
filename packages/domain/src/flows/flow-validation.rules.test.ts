import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { componentTypes } from '../balloons/component-types.rules.ts'
import type { ComponentType } from '../balloons/component-types.rules.ts'
import type { Flow } from './flow-validation.rules.ts'
import { flowFailures, validateFlow } from './flow-validation.rules.ts'

interface Part {
  type: ComponentType
  url?: string
  sections?: string[]
  cta?: string
}

/** A flow of steps, each of one or more components named c0, c1 … in order. */
function flow(steps: (Part | Part[])[], paypalClientId: string | null = null): Flow {
  let count = 0
  const values: Record<string, string> = {}
  const sectionOrder: Record<string, string[]> = {}
  const componentOrder = steps.map((step) =>
    [step].flat().map((part) => {
      const id = `c${count++}`
      values[`component/${id}/type`] = part.type
      if (part.url !== undefined) values[`component/${id}/url`] = part.url
      sectionOrder[id] = (part.sections ?? []).map((_, index) => `s${index}`)
      for (const [index, section] of (part.sections ?? []).entries()) {
        values[`component/${id}/sections/s${index}/type`] = section
        if (part.cta) values[`component/${id}/sections/s${index}/config/hero/ctaType`] = part.cta
      }
      return id
    }),
  )
  return { componentOrder, sectionOrder, values, paypalClientId }
}

const ad: Part = { type: 'facebookAdCampaign' }
const shop: Part = { type: 'externalPage', url: 'https://nightjar.example' }
const goal: Part = { type: 'goal' }
const thanks: Part = { type: 'thankYouPage' }
const leaflet: Part = { type: 'landingPage', sections: ['Testimonials'] }
const callingPage: Part = { type: 'landingPage', sections: ['Testimonials', 'Hero'] }

describe('valid flows', () => {
  it.each<[string, (Part | Part[])[]]>([
    ['ad to shop', [ad, shop]],
    ['ad to shop to goal', [ad, shop, goal]],
    ['two ads to shop', [[ad, { type: 'googleAdCampaign' }], shop]],
    ['landing page without call to action last (OPN-96)', [ad, leaflet]],
    ['landing page alone', [leaflet]],
    ['calling page to thank-you page', [ad, callingPage, thanks]],
    ['survey to thank-you page', [{ type: 'survey', sections: ['SurveyFooter'] }, thanks]],
    ['side effects beside a step', [ad, [shop, { type: 'chat' }, { type: 'download' }]]],
  ])('%s', (_, steps) => {
    expect(validateFlow(flow(steps))).toEqual({})
  })
})

describe('failures', () => {
  it.each([[[]], [[[]]], [[[], []]]])(
    'a flow without a step lacks its main component: %j (FLV-10)',
    (componentOrder) => {
      expect(validateFlow({ ...flow([]), componentOrder })).toEqual({ componentOrder: 'noMainComponent' })
    },
  )

  it.each<[string, (Part | Part[])[], Record<string, string>]>([
    ['a side effect as a step', [ad, shop, { type: 'chat' }], { c2: 'noMainComponent' }],
    ['an ad last', [ad], { c0: 'notAllowedAsLastComponent' }],
    ['a step still to be chosen last', [ad, { type: 'pending' }], { c1: 'notAllowedAsLastComponent' }],
    ['an ad to a goal', [ad, goal], { c0: 'invlaidOutputType' }],
    [
      'one ad to a page and an ad',
      [ad, [shop, ad]],
      { c0: 'invlaidOutputType', c2: 'notAllowedAsLastComponent' },
    ],
    ['a goal in between', [ad, shop, goal, thanks], { c2: 'invlaidOutputType' }],
    ['a thank-you page first', [thanks], { c0: 'notAllowedAsFirstComponent' }],
    ['a shop without address', [ad, { ...shop, url: '' }], { c1: 'noExternalPageUrl' }],
    ['a shop whose address was never set', [ad, { type: 'externalPage' }], { c1: 'noExternalPageUrl' }],
    ['a calling page last', [ad, callingPage], { c1: 'needsNextComponent' }],
    ['a page without call to action before another', [ad, leaflet, goal], { c1: 'cantHaveNextComponent' }],
    [
      'several at once',
      [thanks, { type: 'externalPage' }, ad],
      { c0: 'invlaidOutputType', c1: 'invlaidOutputType', c2: 'notAllowedAsLastComponent' },
    ],
  ])('%s', (_, steps, failures) => {
    expect(validateFlow(flow(steps))).toEqual(failures)
  })

  it('a PayPal button needs the PayPal client id of the brand', () => {
    const steps = [ad, { ...callingPage, cta: 'buy-with-PayPal' }, thanks]
    expect(validateFlow(flow(steps))).toEqual({ c1: 'noPaypalClientId' })
    expect(validateFlow(flow(steps, ''))).toEqual({ c1: 'noPaypalClientId' })
    expect(validateFlow(flow(steps, 'AZ-client'))).toEqual({})
    expect(validateFlow(flow([ad, { ...callingPage, cta: 'link' }, thanks]))).toEqual({})
  })

  it('a component of unknown type counts as still to be chosen', () => {
    expect(validateFlow({ ...flow([ad, shop]), values: {} })).toEqual({
      c0: 'invlaidOutputType',
      c1: 'notAllowedAsLastComponent',
    })
  })
})

describe('properties', () => {
  const type = fc.constantFrom(...(Object.keys(componentTypes) as ComponentType[]))
  const part = fc.record<Part>({ type }).map((made) => ({ ...made, url: 'https://a.co' }))

  it('reports known keys for components of the flow only', () => {
    fc.assert(
      fc.property(fc.array(fc.array(part, { maxLength: 3 }), { maxLength: 5 }), (steps) => {
        const made = flow(steps)
        const inFlow = made.componentOrder.flat()
        const ids = inFlow.length > 0 ? inFlow : ['componentOrder']
        for (const [id, failure] of Object.entries(validateFlow(made))) {
          expect(ids).toContain(id)
          expect(flowFailures).toContain(failure)
        }
      }),
    )
  })

  it('a valid flow starts and ends where it may', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        fc.pre(Object.keys(validateFlow(flow(parts))).length === 0)
        const definitions = parts.map((step) => componentTypes[step.type])
        expect(definitions[0]?.isAllowedFirstComponent).toBe(true)
        expect(definitions.at(-1)?.outputTypes).toContain('empty')
      }),
    )
  })

  it('empty steps and side effects beside a main component change nothing', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const mains = parts.filter((step) => componentTypes[step.type].type !== 'sideEffect')
        const bare = flow(mains)
        const dressed = flow(mains)
        const extended = dressed.componentOrder.flatMap((step) => [[], [...step, 'x']])
        const values = { ...dressed.values, 'component/x/type': 'chat' }
        expect(validateFlow({ ...dressed, componentOrder: extended, values })).toEqual(validateFlow(bare))
      }),
    )
  })
})
