import { z } from 'zod'
import { hexColor } from '../account/hex-color.entity.ts'
import { isAspectRatioAllowed } from '../balloons/aspect-ratio.rules.ts'
import { hasEmoji } from '../core/text.ts'
import { creativeFamilies, creativeWeights } from './creative-fonts.rules.ts'
import { maxCreativeSide, minCreativeSide } from './creative-formats.rules.ts'
import { elementLimits } from './element-limits.rules.ts'
import { alignments, maxElements, maxTextLength, shapeForms, textSlots } from './element-types.rules.ts'
import { isPictureSource } from './picture-source.rules.ts'
import { maxVideoUrlLength, parseVideoSource } from './video-source.rules.ts'

const { reach, size, lineHeight } = elementLimits
const coordinate = z.number().min(-reach).max(reach)
const length = z.number().positive().max(reach)
const angle = z.number().min(-elementLimits.rotation).max(elementLimits.rotation)
const share = z.number().min(0).max(1)

/** A picture's address: a stored file or data (`isPictureSource`). */
const pictureSourceSchema = z.string().refine(isPictureSource, 'noPictureSource')

const outlineSchema = z.object({
  color: hexColor,
  width: z.number().positive().max(elementLimits.outlineWidth),
})

/** An element's position, in pixels of the creative; later elements cover earlier ones. */
const boxSchema = z.object({
  id: z.string().min(1).max(64),
  /** Top left corner before rotation. */
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  /** Degrees, clockwise around the center. */
  rotation: angle,
  opacity: share,
  outline: outlineSchema.nullable(),
  /** The ratio of width to height that's kept while resizing; null if both are free. */
  aspect: z.number().positive().nullable(),
  /** The user's name for the layer; without one, it's named by its content. */
  name: z.string().max(elementLimits.name).nullable().exactOptional(),
  /** Elements with the same group are selected and moved together. */
  groupId: z.string().min(1).max(64).nullable().exactOptional(),
  /** Can't be moved or changed until it's unlocked. */
  isLocked: z.boolean().exactOptional(),
  /** Isn't drawn, neither in the studio nor in the finished picture. */
  isHidden: z.boolean().exactOptional(),
})

export const textElementSchema = boxSchema.extend({
  type: z.literal('text'),
  slot: z.enum(textSlots).nullable(),
  /** Broken into lines at the box's width; a newline always breaks. No emojis (CRE-10). */
  text: z
    .string()
    .max(maxTextLength)
    .refine((text) => !hasEmoji(text), 'emojiUnsupported'),
  font: z.enum(creativeFamilies),
  color: hexColor,
  /** Pixels of one em. */
  size: z.number().min(size.least).max(size.most),
  weight: z.union(creativeWeights.map((weight) => z.literal(weight))),
  /** Distance between two baselines, in em. */
  lineHeight: z.number().min(lineHeight.least).max(lineHeight.most),
  alignment: z.enum(alignments),
})

/** Who made a picture and what it may be used for, as its library said when it was chosen. */
const pictureCreditSchema = z.object({
  by: z.string().max(elementLimits.credit).nullable(),
  /** The maker's page. */
  url: z.string().max(500).startsWith('https://').nullable(),
  license: z.string().max(elementLimits.credit).nullable(),
})
const shownPictureSchema = boxSchema.extend({
  src: pictureSourceSchema,
  credit: pictureCreditSchema.nullable().exactOptional(),
})

/** A whole picture, fitted into its box. */
const imageElementSchema = shownPictureSchema.extend({ type: z.literal('image') })

/** A part of a picture, seen through a window. */
const croppedImageElementSchema = shownPictureSchema.extend({
  type: z.literal('croppedImage'),
  /** The part that fills the box, in shares of the picture's width and height. */
  crop: z
    .object({ x: share, y: share, width: share.positive(), height: share.positive() })
    .refine((crop) => crop.x + crop.width <= 1.000_001 && crop.y + crop.height <= 1.000_001),
  form: z.enum(shapeForms),
  /** For a rectangle's corners, in pixels. */
  radius: z.number().min(0).max(reach),
})

/** The brand's logo, whole, centered in its box. */
const logoElementSchema = boxSchema.extend({ type: z.literal('logo'), src: pictureSourceSchema })

const gradientElementSchema = boxSchema.extend({
  type: z.literal('gradient'),
  kind: z.enum(['linear', 'radial']),
  /** For a linear one, in degrees: 0 points right, 90 down. */
  angle,
  stops: z
    .array(z.object({ offset: share, color: hexColor, opacity: share }))
    .min(2)
    .max(8),
  radius: z.number().min(0).max(reach),
})

const shapeElementSchema = boxSchema.extend({
  type: z.literal('shape'),
  form: z.enum(shapeForms),
  /** Null if only the outline is drawn. */
  color: hexColor.nullable(),
  radius: z.number().min(0).max(reach),
})

const seconds = z.number().min(0).max(elementLimits.videoSeconds)

/** A video from YouTube, Vimeo or the brand's files (CRE-11). A drawing shows its poster. */
const videoElementSchema = boxSchema.extend({
  type: z.literal('video'),
  url: z
    .string()
    .max(maxVideoUrlLength)
    .refine((url) => parseVideoSource(url) !== null, 'badVideoUrl'),
  /** The picture that's shown until it's played. */
  poster: pictureSourceSchema.nullable(),
  /** The poster's width divided by its height; null if it's unknown. */
  ratio: z
    .number()
    .min(1 / elementLimits.videoRatio)
    .max(elementLimits.videoRatio)
    .nullable()
    .exactOptional(),
  /** Of the poster. */
  credit: pictureCreditSchema.nullable().exactOptional(),
  /** Where it starts, in seconds. */
  start: seconds.exactOptional(),
  /** How long it is, in seconds; null if it's unknown. */
  length: seconds.nullable().exactOptional(),
})

/** One layer of a creative (CRE-03, CRE-04). */
export const creativeElementSchema = z.discriminatedUnion('type', [
  textElementSchema,
  imageElementSchema,
  croppedImageElementSchema,
  logoElementSchema,
  gradientElementSchema,
  shapeElementSchema,
  videoElementSchema,
])

const side = z.int().min(minCreativeSide).max(maxCreativeSide)

/** An ad's picture as layers, lowest first (CRE-03 to CRE-10). */
export const creativeSchema = z
  .object({
    width: side,
    height: side,
    background: hexColor,
    elements: z.array(creativeElementSchema).min(1).max(maxElements),
    /**
     * Only in a size that departs from the main one: what each element it changed on its own would be if it still followed;
     * null for one that it wouldn't have. Never drawn.
     */
    followed: z.record(z.string().min(1).max(64), creativeElementSchema.nullable()).exactOptional(),
  })
  .refine(({ followed }) => !followed || Object.keys(followed).length <= 2 * maxElements, 'tooManyFollowed')
  .refine(({ width, height }) => isAspectRatioAllowed(width, height), 'badAspectRatio')
  .refine(({ elements }) => elements.filter(({ type }) => type === 'video').length <= 1, 'secondVideo')
  .refine(({ elements }) => new Set(elements.map(({ id }) => id)).size === elements.length, 'sameId')

export type Creative = z.infer<typeof creativeSchema>
export type CreativeElement = z.infer<typeof creativeElementSchema>
export type TextElement = z.infer<typeof textElementSchema>
export type CroppedImageElement = z.infer<typeof croppedImageElementSchema>
export type PictureCredit = z.infer<typeof pictureCreditSchema>
export type GradientElement = z.infer<typeof gradientElementSchema>
export type VideoElement = z.infer<typeof videoElementSchema>
