import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import type {} from '@aloft/messages/i18n'
import { useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { type FailedLoad, FailedNote } from '@aloft/design-system/patterns/failed-load'
import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import * as css from './picture-fields.css.ts'

/** Another picture for the ad; `svg` is null while it is being drawn. */
export interface PictureChoice {
  id: string
  svg: string | null
}

export type PictureChoices =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'ready'; choices: readonly PictureChoice[] }

export interface PictureFieldsProps {
  line: string
  /** From one character more on, a line is hard to read on a phone. */
  adviceLength: number
  hasPrice: boolean
  /** As written on the picture; null if the offer has none. */
  price: string | null
  button: ButtonLabel
  /** Those that fit the goal. */
  buttons: readonly ButtonLabel[]
  others: PictureChoices
  /**
   * Where the layers of the picture are edited, left out while there is none; and where another one is made step by step,
   * left out if the ad can't be changed.
   */
  hrefs?: { studio?: string | undefined; wizard?: string | undefined }
  /** The choice being created, or `''` for a change of the picture's texts; null if there's none. */
  working: string | null
  /** The last change did not come through. */
  hasFailed?: boolean
  isReadOnly?: boolean
  onLine: (line: string) => void
  onPrice: (hasPrice: boolean) => void
  onButton: (button: ButtonLabel) => void
  onChoose: (id: string) => void
}

const side = 1080
const places = 6

/** An ad's picture: its texts, its button, and six others to choose from (EDT-07). */
export function PictureFields(props: PictureFieldsProps) {
  const { t } = useTranslation()
  const { price, hasPrice, button, buttons, hrefs = {}, isReadOnly = false, working } = props
  const buttonName = (label: ButtonLabel) =>
    label === 'NO_BUTTON' ? t('editor.picture.noButton') : t(`adPreview.buttons.${label}`)
  return (
    <section className={css.frame} aria-label={t('editor.picture.title')} data-part="picture">
      <h3 className={css.title} data-guide="buildCreative.clickCreative">
        {t('editor.picture.title')}
      </h3>
      <LineField key={props.line} {...props} />
      {price === null ? null : (
        <CheckboxField
          name="hasPrice"
          label={t('editor.picture.price', { price })}
          isChecked={hasPrice}
          onChange={props.onPrice}
          isDisabled={isReadOnly || working !== null}
        />
      )}
      <SelectField
        name="fbButtonLabel"
        label={t('editor.picture.button')}
        options={buttons.map((value) => ({ value, label: buttonName(value) }))}
        value={button}
        onChange={(value) => (value === '' ? undefined : props.onButton(value))}
        isDisabled={isReadOnly || working !== null}
      />
      <Links hrefs={hrefs} />
      {isReadOnly ? null : <Others {...props} />}
      <div role="status">
        {working === null ? null : <VisuallyHidden>{t('editor.picture.working')}</VisuallyHidden>}
        {props.hasFailed ? <Text size={13}>{t('editor.picture.notChanged')}</Text> : null}
      </div>
    </section>
  )
}

function Links({ hrefs }: { hrefs: NonNullable<PictureFieldsProps['hrefs']> }) {
  const { t } = useTranslation()
  const links = (['studio', 'wizard'] as const).flatMap((name) => {
    const href = hrefs[name]
    return href === undefined ? [] : [{ name, href }]
  })
  if (links.length === 0) return null
  return (
    <Cluster gap={8}>
      {links.map(({ name, href }) => (
        <ButtonLink
          key={name}
          href={href}
          size="small"
          guide={name === 'studio' ? 'buildCreative.newCreative' : undefined}
        >
          {t(`editor.picture.${name}`)}
        </ButtonLink>
      ))}
    </Cluster>
  )
}

// Each line makes a picture, so it counts when the field is left.
function LineField({ line, adviceLength, isReadOnly = false, working, onLine }: PictureFieldsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(line)
  // Enter asks for the picture, and leaving the field afterwards asks for no second one.
  const asked = useRef(line)
  const commit = () => {
    const text = typed.trim()
    if (text === '') return setTyped(line)
    if (text === asked.current) return
    asked.current = text
    onLine(text)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextField
        name="punchline"
        label={t('editor.picture.line')}
        hint={t('editor.picture.lineHint')}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        count={t('editor.field.count', { length: [...typed].length, max: adviceLength })}
        isDisabled={isReadOnly || working !== null}
      />
    </form>
  )
}

function Others({ others, working, onChoose }: PictureFieldsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={10}>
      <p className={css.head}>
        <span className={css.name}>{t('editor.picture.others')}</span>
        <span className={css.free}>{t('editor.picture.free')}</span>
      </p>
      {others.kind === 'failed' ? (
        <FailedNote failed={others}>{t('editor.picture.failed')}</FailedNote>
      ) : null}
      {others.kind === 'loading' ? (
        <div className={css.choices} aria-busy="true">
          <VisuallyHidden>{t('editor.picture.loading')}</VisuallyHidden>
          {Array.from({ length: places }, (_, place) => (
            <div key={place} className={css.waiting}>
              <Skeleton width="100%" height={240} shape="block" />
            </div>
          ))}
        </div>
      ) : null}
      {others.kind === 'ready' && others.choices.length === 0 ? (
        <Text size={13} tone="soft">
          {t('editor.picture.none')}
        </Text>
      ) : null}
      {others.kind === 'ready' && others.choices.length > 0 ? (
        <ul className={css.choices}>
          {others.choices.map(({ id, svg }, index, { length: count }) => (
            <li key={id}>
              <button
                type="button"
                className={css.choice}
                aria-label={t('editor.picture.choice', { number: index + 1, count })}
                aria-busy={working === id}
                disabled={working !== null}
                onClick={() => onChoose(id)}
              >
                <CreativePicture svg={svg} width={side} height={side} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  )
}
