import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { CandidatesContent, ShownCandidate } from '@aloft/views/creatives/wizard/wizard-content'
import { useEffect, useState } from 'react'
import { drawScene } from '../../../wiring/creatives/creative-drawing.ts'

/** What the answers to a step depend on. */
type Basis = readonly [step: DesignStep, design: Design | null]

interface Drawn {
  readonly of: string
  readonly content: CandidatesContent
}

const loading: CandidatesContent = { kind: 'loading' }

/** The answers to a step: composed at once, and drawn one after another. Choosing one of them draws none again. */
export function useCandidates(step: DesignStep, design: Design, material: DesignMaterial): CandidatesContent {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([step, basisOf(step, design, material)] satisfies Basis)
  useEffect(() => {
    let isOver = false
    const show = (content: CandidatesContent) => {
      if (!isOver) setDrawn({ of: key, content })
    }
    const draw = async () => {
      const [asked, basis] = JSON.parse(key) as Basis
      if (!basis) return
      try {
        const { composeCandidates } = await import('../../../wiring/creatives/compose-design.ts')
        const composed = await composeCandidates(asked, basis, material)
        let shown: readonly ShownCandidate[] = composed.map(({ id, change }) => ({ id, change, svg: null }))
        show({ kind: 'ready', candidates: shown })
        for (const { id, scene } of composed) {
          if (isOver) return
          const svg = await drawScene(scene)
          shown = shown.map((one) => (one.id === id ? { ...one, svg } : one))
          show({ kind: 'ready', candidates: shown })
        }
      } catch (error) {
        console.warn('candidates not composed', error)
        show({ kind: 'failed', onRetry: () => setAttempt((number) => number + 1) })
      }
    }
    void draw()
    return () => {
      isOver = true
    }
  }, [key, material, attempt])
  return drawn?.of === key ? drawn.content : loading
}

/** A design without its answer to a step; null if the step has no answers to draw. */
function basisOf(step: DesignStep, design: Design, { pictures }: DesignMaterial): Design | null {
  switch (step) {
    case 'type':
      return { ...design, type: null }
    case 'visual':
      // One of the library is an answer too.
      return pictures.some(({ src }) => src === design.photo?.src) ? { ...design, photo: null } : design
    case 'pickLayout':
      return { ...design, layout: null }
    case 'pickVariant':
      return { ...design, variant: null }
    case 'layout':
      return { ...design, font: null }
    case 'logo':
      return { ...design, mark: null }
    case 'imageIdeas':
    case 'text':
    case 'check':
      return null
  }
}
