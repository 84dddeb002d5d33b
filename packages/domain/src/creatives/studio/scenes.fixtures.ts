import type {
  Creative,
  CreativeElement,
  CroppedImageElement,
  GradientElement,
  TextElement,
} from '../creative.entity.ts'

const box = { x: 100, y: 100, width: 200, height: 100, rotation: 0, opacity: 1, outline: null, aspect: null }

/** A text for tests. */
export function sampleText(values: Partial<TextElement> = {}): TextElement {
  return {
    ...box,
    id: 'headline',
    type: 'text',
    slot: 'headline',
    text: 'Old lamp in',
    font: 'Young Serif',
    color: '#123142',
    size: 50,
    weight: 400,
    lineHeight: 1,
    alignment: 'left',
    ...values,
  }
}

/** A rectangle for tests. */
export function sampleShape(values: Partial<CreativeElement & { type: 'shape' }> = {}): CreativeElement {
  return { ...box, id: 'shape-1', type: 'shape', form: 'rectangle', color: '#ff6a3d', radius: 0, ...values }
}

/** A gradient for tests. */
export function sampleGradient(values: Partial<GradientElement> = {}): GradientElement {
  return {
    ...box,
    id: 'gradient-1',
    type: 'gradient',
    kind: 'linear',
    angle: 90,
    radius: 0,
    stops: [
      { offset: 0, color: '#123142', opacity: 0 },
      { offset: 1, color: '#123142', opacity: 1 },
    ],
    ...values,
  }
}

/** A cropped picture for tests. */
export function sampleCrop(values: Partial<CroppedImageElement> = {}): CroppedImageElement {
  return {
    ...box,
    id: 'picture-1',
    type: 'croppedImage',
    src: `/files/${'0123456789abcdef'.repeat(4)}.webp`,
    crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.25 },
    form: 'rectangle',
    radius: 0,
    ...values,
  }
}

/** A video for tests. */
export function sampleVideo(values: Partial<CreativeElement & { type: 'video' }> = {}): CreativeElement {
  return {
    ...box,
    id: 'video-1',
    type: 'video',
    url: 'https://youtu.be/dQw4w9WgXcQ',
    poster: null,
    ...values,
  }
}

/** A square picture for tests. */
export function sampleScene(elements: CreativeElement[] = [sampleShape(), sampleText()]): Creative {
  return { width: 1080, height: 1080, background: '#fff8ec', elements }
}
