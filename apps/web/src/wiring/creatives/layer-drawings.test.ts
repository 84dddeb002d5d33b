import type { LayerDrawing } from '@aloft/creative/svg/layer-to-svg'
import { sampleShape, sampleText } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { describe, expect, it, vi } from 'vitest'
import { openLayerDrawings } from './layer-drawings.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  let isBroken = false
  const draw = vi.fn(async (element: CreativeElement): Promise<LayerDrawing> => {
    if (isBroken) throw new Error('no font')
    return { svg: element.type === 'text' ? element.text : element.type, margin: 0 }
  })
  const drawings = openLayerDrawings(draw)
  return { drawings, draw, fail: () => (isBroken = true) }
}

describe('the drawings of layers', () => {
  it('are made once, and not again for a layer that moves', async () => {
    const { drawings, draw } = open()
    drawings.show({ elements: [sampleShape(), sampleText()] })
    await settled()
    expect(drawings.get().layers['headline']?.svg).toBe('Old lamp in')
    const notified = vi.fn()
    drawings.subscribe(notified)
    drawings.show({ elements: [sampleShape({ x: 500, rotation: 20 }), sampleText({ opacity: 0.5 })] })
    await settled()
    expect(draw).toHaveBeenCalledTimes(2)
    expect(notified).not.toHaveBeenCalled()
    expect(Object.keys(drawings.get().layers)).toEqual(['shape-1', 'headline'])
  })

  it('stay until the new one is ready', async () => {
    const { drawings } = open()
    drawings.show({ elements: [sampleText()] })
    await settled()
    drawings.show({ elements: [sampleText({ text: 'New lamp' })] })
    expect(drawings.get().layers['headline']?.svg).toBe('Old lamp in')
    await settled()
    expect(drawings.get().layers['headline']?.svg).toBe('New lamp')
  })

  it('are forgotten long after they were shown', async () => {
    const { drawings, draw } = open()
    for (let step = 0; step < 400; step++) {
      drawings.show({ elements: [sampleText({ text: `Lamp ${step}` })] })
      await settled()
    }
    drawings.show({ elements: [sampleText({ text: 'Lamp 399' })] })
    drawings.show({ elements: [sampleText({ text: 'Lamp 0' })] })
    await settled()
    expect(draw).toHaveBeenCalledTimes(401)
  })

  it('say that one failed', async () => {
    const { drawings, fail } = open()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fail()
    drawings.show({ elements: [sampleText()] })
    await settled()
    expect(drawings.get()).toEqual({ layers: {}, hasFailed: true })
    warn.mockRestore()
  })
})
