import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { RadioOption } from '@aloft/design-system/primitives/radio-option'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { ChangedLayer } from '@aloft/domain/creatives/studio/version-layers.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import * as css from './pick-version.css.ts'
import { useLayerWords } from './use-layer-words.ts'

export interface CreativeVersionEntry {
  readonly number: number
  readonly date: Date
  /** Null for the product, and if the account is gone. */
  readonly authorName: string | null
  readonly isLaunched: boolean
}

/** One size of a version beside that of now; SVGs are null while they're drawn. */
export interface ComparedSize {
  readonly format: CreativeFormat
  readonly width: number
  readonly height: number
  readonly earlier: string | null
  readonly now: string | null
}

export interface PickVersionModalProps {
  /** Newest first. */
  versions: readonly CreativeVersionEntry[]
  shownNumber: number
  onShow: (number: number) => void
  /** Null while the version is loaded. */
  sizes: readonly ComparedSize[] | null
  /** Null while the version is loaded. */
  layers: readonly ChangedLayer[] | null
  /** Left out if nothing can be changed. */
  onTakeLayer?: ((id: string) => void) | undefined
  onRestore?: (() => void) | undefined
  onClose: () => void
}

/** The versions of a creative: each beside what there is now, to restore it or one of its layers. */
export function PickVersionModal(props: PickVersionModalProps) {
  const { versions, shownNumber, onShow, layers, onRestore, onClose } = props
  const { t } = useTranslation()
  const canRestore = onRestore && layers !== null && layers.length > 0
  return (
    <ModalBody
      title={t('creativesModals.pickVersion.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('creativesModals.pickVersion.cancel')}</Button>
          {canRestore ? (
            <Button variant="primary" onPress={onRestore}>
              {t('creativesModals.pickVersion.submit', { number: shownNumber })}
            </Button>
          ) : null}
        </>
      }
    >
      <Text tone="soft">{t('creativesModals.pickVersion.lead')}</Text>
      <div className={css.desk}>
        <fieldset className={css.list} aria-label={t('creativesModals.pickVersion.list')}>
          {versions.map((version, place) => (
            <VersionOption
              key={version.number}
              version={version}
              isNewest={place === 0}
              isChecked={version.number === shownNumber}
              onChoose={() => onShow(version.number)}
            />
          ))}
        </fieldset>
        <Shown {...props} />
      </div>
      {canRestore ? <Text tone="soft">{t('creativesModals.pickVersion.note')}</Text> : null}
    </ModalBody>
  )
}

interface VersionOptionProps {
  version: CreativeVersionEntry
  isNewest: boolean
  isChecked: boolean
  onChoose: () => void
}

function VersionOption({ version, isNewest, isChecked, onChoose }: VersionOptionProps) {
  const { t } = useTranslation()
  const { number, authorName: author } = version
  const date = formatDate(version.date, 'dateTime')
  const detail = author
    ? t('creativesModals.pickVersion.by', { date, author })
    : t('creativesModals.pickVersion.byAloft', { date })
  return (
    <RadioOption
      name="version"
      value={String(number)}
      label={t(`creativesModals.pickVersion.${isNewest ? 'newest' : 'version'}`, { number })}
      detail={version.isLaunched ? `${detail}. ${t('creativesModals.pickVersion.launched')}` : detail}
      isChecked={isChecked}
      onChoose={onChoose}
      variant="row"
    />
  )
}

function Shown({ shownNumber, sizes, layers, onTakeLayer }: PickVersionModalProps) {
  const { t } = useTranslation()
  if (sizes === null || layers === null)
    return (
      <div className={css.stage} role="status" aria-busy="true">
        <Text tone="soft">{t('creativesModals.pickVersion.loading')}</Text>
      </div>
    )
  const [main, ...others] = sizes
  return (
    <Stack gap={16}>
      {main ? <Beside sizes={[main]} shownNumber={shownNumber} /> : null}
      {layers.length === 0 ? (
        <Text tone="soft">{t('creativesModals.pickVersion.same')}</Text>
      ) : (
        <Stack gap={8}>
          <h3 className={css.heading}>{t('creativesModals.pickVersion.differences')}</h3>
          <ul className={css.layers}>
            {layers.map((layer) => (
              <LayerRow key={layer.element.id} layer={layer} onTake={onTakeLayer} />
            ))}
          </ul>
        </Stack>
      )}
      {others.length > 0 ? <Beside sizes={others} shownNumber={shownNumber} /> : null}
    </Stack>
  )
}

/** A version beside what there is now. */
function Beside({ sizes, shownNumber }: { sizes: readonly ComparedSize[]; shownNumber: number }) {
  const { t } = useTranslation()
  const then = t('creativesModals.pickVersion.version', { number: shownNumber })
  const now = t('creativesModals.pickVersion.now')
  return (
    <div className={css.stage}>
      {[then, now].map((name) => (
        <Text key={name} as="span" size={13} weight="strong">
          {name}
        </Text>
      ))}
      {sizes.map(({ format, width, height, ...svgs }) => (
        <div key={format} className={css.size}>
          <CreativePicture svg={svgs.earlier} width={width} height={height} alt={`${then}, ${format}`} />
          <CreativePicture svg={svgs.now} width={width} height={height} alt={`${now}, ${format}`} />
        </div>
      ))}
    </div>
  )
}

interface LayerRowProps {
  layer: ChangedLayer
  onTake: ((id: string) => void) | undefined
}

function LayerRow({ layer: { element, change }, onTake }: LayerRowProps) {
  const { t } = useTranslation()
  const { nameOf } = useLayerWords()
  const name = nameOf(element)
  const act = change === 'onlyNow' ? 'dropLayer' : 'takeLayer'
  return (
    <li className={css.layer}>
      <Stack gap={2}>
        <Text as="span" size={14}>
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size={12} tone="soft">
          {t(`creativesModals.pickVersion.changes.${change}`)}
        </Text>
      </Stack>
      {onTake ? (
        <Cluster gap={8} justify="end">
          <Button size="small" onPress={() => onTake(element.id)}>
            <span aria-hidden="true">{t(`creativesModals.pickVersion.${act}`)}</span>
            <VisuallyHidden>{t(`creativesModals.pickVersion.${act}Named`, { name })}</VisuallyHidden>
          </Button>
        </Cluster>
      ) : null}
    </li>
  )
}
