import { expect, it } from 'vitest'
import { drawnByRules, paintPicture } from './paint-picture.ts'

const colors = { primary: '#1f5f4a', accent: '#f2b84b', background: '#ffffff', text: '#1c1c1c' }
const options = { prompt: 'A lamp', style: null, width: 600, height: 400, colors, seed: 'a' }
const svgOf = (change: Partial<typeof options> = {}) =>
  new TextDecoder().decode(paintPicture({ ...options, ...change }).bytes)

it('says of itself that no AI drew it', () => {
  expect(svgOf()).toContain(`<title>${drawnByRules}</title>`)
  expect(drawnByRules).toBe('Drawn by rules, no AI used')
})

it('is the same for the same words, seed and size, and another one for others', () => {
  expect(svgOf()).toBe(svgOf())
  const others = [{ seed: 'b' }, { seed: 'c' }, { prompt: 'A bell' }, { prompt: 'A boat' }, { width: 601 }]
  const different = others.filter((change) => svgOf(change) !== svgOf())
  expect(different.length).toBeGreaterThanOrEqual(4)
})

it('is painted in the colors of the brand', () => {
  const svgs = Array.from({ length: 12 }, (_, index) => svgOf({ seed: String(index) }))
  for (const svg of svgs) {
    expect(svg).toContain(colors.primary)
    expect(svg).toContain(`viewBox="0 0 600 400"`)
  }
  expect(new Set(svgs).size).toBeGreaterThan(3)
})

it('is never the same for two seeds', () => {
  const svgs = Array.from({ length: 400 }, (_, index) => svgOf({ seed: String(index) }))
  expect(new Set(svgs).size).toBe(400)
})

it('shows what the picture is of, not what’s around it', () => {
  const around = 'A lamp close up. A workbench with its tools, and candles on a shelf.'
  const shapes = (prompt: string) =>
    new Set(
      Array.from({ length: 6 }, (_, index) => svgOf({ prompt, seed: String(index) }).match(/<path/g)?.length),
    )
  expect(shapes(around)).toEqual(shapes('A lamp'))
})

it('holds none of the words', () => {
  const svg = svgOf({ prompt: '<script>alert(1)</script>' })
  expect(svg).not.toContain('script')
})

it('has colors of its own for a brand without any', () => {
  const svg = new TextDecoder().decode(paintPicture({ ...options, colors: null }).bytes)
  expect(new Set(svg.match(/#[0-9a-f]{6}/gi)).size).toBeGreaterThan(2)
})
