import { describe, expect, it } from 'vitest'
import { statePath } from './inspector-data.ts'

describe('the path of a state', () => {
  it.each([
    ['idle', 'idle'],
    [{ brand: { brief: 'saving' } }, 'brand.brief.saving'],
    [{ light: 'on', bell: {} }, 'light.on & bell'],
  ])('%j is %s', (value, path) => expect(statePath(value)).toBe(path))
})
