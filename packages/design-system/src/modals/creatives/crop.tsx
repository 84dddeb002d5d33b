import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { SliderField } from '../../primitives/slider-field.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import * as css from './crop.css.ts'

/** A part of a picture, in shares of its width and height. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CropModalProps {
  /** Address of the picture. */
  src: string
  /** Width of the window divided by its height. */
  ratio: number
  /** Whether the window is an ellipse. */
  isRound?: boolean
  /** The part that's shown now. */
  part: PicturePart
  onAnswer: (part: PicturePart) => void
  onClose: () => void
}

const zooms = { least: 1, most: 4, step: 0.05 } as const

/** Chooses the part of a picture that's seen through its window: by dragging, by arrow keys and by zoom. */
export function CropModal({ src, ratio, isRound = false, part, onAnswer, onClose }: CropModalProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [chosen, setChosen] = useState(part)
  return (
    <ModalBody
      title={t('creativesModals.crop.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('creativesModals.crop.cancel')}</Button>
          <Button variant="primary" onPress={() => onAnswer(chosen)}>
            {t('creativesModals.crop.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text size={13} tone="soft">
          {t('creativesModals.crop.text')}
        </Text>
        <div className={css.room}>
          <Cropper
            image={src}
            crop={place}
            zoom={zoom}
            aspect={ratio}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={false}
            initialCroppedAreaPercentages={inPercent(part)}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(area) => setChosen(inShares(area))}
            cropperProps={{ role: 'group', 'aria-label': t('creativesModals.crop.window') }}
            mediaProps={{ alt: '' }}
            classes={{
              containerClassName: css.container,
              mediaClassName: css.picture,
              cropAreaClassName: css.window({ isRound }),
            }}
            disableAutomaticStylesInjection
          />
        </div>
        <SliderField
          name="zoom"
          label={t('creativesModals.crop.zoom')}
          value={zoom}
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          shown={`${Math.round(zoom * 100)}%`}
          onChange={setZoom}
        />
      </Stack>
    </ModalBody>
  )
}

const inPercent = ({ x, y, width, height }: PicturePart): PicturePart => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

const inShares = ({ x, y, width, height }: PicturePart): PicturePart => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
})
