import { siteHost } from '@aloft/domain/core/url'
import type {} from '@aloft/messages/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { BrandFiles, type BrandFilesProps } from './brand-files.tsx'
import { SnippetCheck, type SnippetCheckProps } from './snippet-check.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './project-settings.css.ts'
import {
  type ProjectChanges,
  projectChanges,
  type ProjectFault,
  projectFaults,
  type ProjectSettings,
} from './project-changes.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

/** The unsaved changes, and whether they can be saved. */
export interface UnsavedProject {
  changes: ProjectChanges
  canSave: boolean
}

export interface ProjectSettingsModalProps {
  brand: ProjectSettings
  /** Titles of the other brands. */
  otherTitles: readonly string[]
  /** Only the owner can rename a brand (OPN-64); a guest can't change anything. */
  role: 'owner' | 'collaborator' | 'guest'
  /** Called with the changes, trimmed and valid; never while pending. */
  onSave: (changes: ProjectChanges) => void
  /** Opens the brand brief. */
  briefHref: string
  /** Closes without saving. */
  onClose: () => void
  /** Called after every change with what isn't saved yet; null if everything is saved. */
  onUnsaved?: (unsaved: UnsavedProject | null) => void
  /** Adds a picture and returns its address, or nothing if none was added. */
  onAddLogo: () => Promise<string | undefined>
  files: BrandFilesProps['files']
  /** Files are added and deleted at once, whether the rest is saved or not. */
  onAddFile: () => void
  onDeleteFile: BrandFilesProps['onDelete']
  /** The snippet is checked at once, whether the rest is saved or not. */
  snippet?: SnippetCheckProps | undefined
  isPending?: boolean
  failure?: 'existingTitle' | 'existingIdea' | 'forbidden' | 'generic' | undefined
}

/** Settings of a brand: its name, industry and description (NAV-05, ENT-06). */
export function ProjectSettingsModal(props: ProjectSettingsModalProps) {
  const { brand, otherTitles, role, onSave, onClose, onUnsaved, isPending = false, failure } = props
  const { t } = useTranslation()
  const [title, setTitle] = useState(brand.title)
  const [industry, setIndustry] = useState(brand.industry ?? '')
  const [description, setDescription] = useState(brand.description ?? '')
  const [logo, setLogo] = useState(brand.logoImageUrl)
  const [isSubmitted, setSubmitted] = useState(false)
  const changes = projectChanges(brand, { title, industry, description }, logo)
  const wrong = projectFaults(changes, otherTitles)
  const canSave = Object.values(wrong).every((key) => key === null)
  const hasChanges = Object.keys(changes).length > 0
  useEffect(() => onUnsaved?.(hasChanges ? { changes, canSave } : null))
  const addLogo = async () => {
    const added = await props.onAddLogo()
    if (added) setLogo(added)
  }
  const submit = () => {
    setSubmitted(true)
    if (isPending || !canSave) return
    if (hasChanges) onSave(changes)
    else onClose()
  }
  const isReadOnly = role === 'guest'
  const errorFor = (key: ProjectFault) => (isSubmitted && key ? t(key.text, key.values) : undefined)
  return (
    <ModalBody
      title={t('modals.projectSettings.title')}
      onSubmit={isReadOnly ? undefined : submit}
      actions={
        <>
          <Button onPress={onClose}>{t(isReadOnly ? 'modals.close' : 'modals.cancel')}</Button>
          {isReadOnly ? null : (
            <Button type="submit" variant="primary" isLoading={isPending}>
              {t(isPending ? 'modals.saving' : 'modals.save')}
            </Button>
          )}
        </>
      }
    >
      <Head
        brand={{ ...brand, logoImageUrl: logo }}
        onAdd={isReadOnly ? undefined : () => void addLogo()}
        onRemove={() => setLogo(null)}
        briefHref={props.briefHref}
      />
      {isReadOnly ? <Notice tone="info">{t('modals.projectSettings.readOnly')}</Notice> : null}
      {failure && !isPending ? (
        <Notice tone="error">{t(`modals.projectSettings.failures.${failure}`)}</Notice>
      ) : null}
      <TextField
        label={t('modals.projectSettings.name')}
        name="title"
        autoComplete="off"
        value={title}
        onChange={setTitle}
        isDisabled={role !== 'owner'}
        hint={role === 'collaborator' ? t('modals.projectSettings.nameOfOwner') : undefined}
        error={errorFor(wrong.title)}
      />
      <TextField
        label={t('modals.projectSettings.industry')}
        name="industry"
        autoComplete="off"
        optional={t('optional')}
        value={industry}
        onChange={setIndustry}
        isDisabled={isReadOnly}
        error={errorFor(wrong.industry)}
      />
      <TextAreaField
        label={t('modals.projectSettings.description')}
        name="description"
        rows={4}
        optional={t('optional')}
        value={description}
        onChange={setDescription}
        isDisabled={isReadOnly}
        error={errorFor(wrong.description)}
      />
      <BrandFiles
        files={props.files}
        onAdd={isReadOnly ? undefined : props.onAddFile}
        onDelete={isReadOnly ? undefined : props.onDeleteFile}
      />
      {props.snippet ? <SnippetCheck {...props.snippet} /> : null}
    </ModalBody>
  )
}

interface HeadProps {
  brand: ProjectSettings
  onAdd: (() => void) | undefined
  onRemove: () => void
  briefHref: string
}

function Head({ brand: { title, logoImageUrl, url, subdomain }, onAdd, onRemove, briefHref }: HeadProps) {
  const { t } = useTranslation()
  const none = t('modals.projectSettings.none')
  return (
    <div className={css.head}>
      <div className={css.logo}>
        {logoImageUrl ? (
          <img
            className={css.picture}
            {...sizedPicture(logoImageUrl, '72px')}
            alt={t('modals.projectSettings.logo', { brand: title })}
          />
        ) : (
          <Text size={12} tone="faint">
            {t('modals.projectSettings.noLogo')}
          </Text>
        )}
      </div>
      <dl className={css.facts}>
        <Text as="dt" tone="soft">
          {t('modals.projectSettings.website')}
        </Text>
        <Text as="dd">{(url && siteHost(url)) || none}</Text>
        <Text as="dt" tone="soft">
          {t('modals.projectSettings.subdomain')}
        </Text>
        <Text as="dd">{subdomain ?? none}</Text>
      </dl>
      <div className={css.ways}>
        {onAdd ? (
          <Button size="small" onPress={onAdd}>
            {t(logoImageUrl ? 'modals.projectSettings.changeLogo' : 'modals.projectSettings.addLogo')}
          </Button>
        ) : null}
        <ButtonLink size="small" href={briefHref} guide="setupBrand.brandBrief">
          {t('modals.projectSettings.brief')}
        </ButtonLink>
        {onAdd && logoImageUrl ? (
          <Button size="small" variant="quiet" onPress={onRemove}>
            {t('modals.projectSettings.removeLogo')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
