import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { questionId, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import evenings from '@aloft/design-system/assets/evenings.svg'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { doneLines, readingLines } from './scan-log.fixtures.ts'
import {
  hoursQuestion,
  nightjarFields,
  nightjarMeasures,
  noFields,
  noMeasures,
  priceQuestions,
} from './brand-brief.fixtures.ts'
import { SampleBrandBrief, type SampleBrandBriefProps } from './sample-brand-brief.fixtures.tsx'

const { brand: _, ...frame } = frameFixture

/** Stores what is typed and answered, as the app does. */
function Stateful(props: SampleBrandBriefProps) {
  const [fields, setFields] = useState(props.fields)
  const [questions, setQuestions] = useState(props.questions)
  const [sold, setSold] = useState(props.sold)
  const [logo, setLogo] = useState(props.logo)
  return (
    <SampleBrandBrief
      {...props}
      fields={fields}
      {...(questions ? { questions } : {})}
      {...(sold ? { sold } : {})}
      {...(logo ? { logo } : {})}
      onChange={(name, value) => {
        setFields({ ...fields, [name]: { ...fields[name], value, isEdited: true } })
        props.onChange(name, value)
      }}
      onAnswer={(id, answer) => {
        if (id === soldQuestion && sold) setSold({ ...sold, answer: answer ?? undefined })
        setQuestions(
          questions?.map((question) => (questionId(question) === id ? { ...question, answer } : question)),
        )
        props.onAnswer(id, answer)
      }}
      onChooseLogo={(url) => {
        setLogo(url)
        props.onChooseLogo?.(url)
      }}
    />
  )
}

/** The parts that differ between stories; their pictures show only these. */
const card = 'section[aria-label="Brand brief"]'
const part = {
  card,
  row: (place: number) => `${card} > div:last-child > div > div:nth-of-type(${place})`,
}

const reading = { stage: 'reading', step: 4, steps: 6, seconds: 7, expectedSeconds: 12 } as const
const done = { ...reading, stage: 'done', step: 6, seconds: 11 } as const

const meta: Meta<typeof SampleBrandBrief> = {
  title: 'Screens/Brand and briefs/Brand brief',
  component: SampleBrandBrief,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame {...frame} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  render: (args) => <Stateful {...args} />,
  args: {
    address: 'https://nightjar.example',
    progress: done,
    log: doneLines,
    fields: nightjarFields,
    measured: nightjarMeasures,
    onChange: fn(),
    onAnswer: fn(),
    onChooseLogo: fn(),
    onStop: fn(),
    onUse: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const use = { name: 'Looks good, continue' }

export const Start: Story = {
  parameters: { pictures: 'once', pictureOf: part.card },
  args: {
    progress: { ...reading, step: 1, seconds: 0 },
    log: readingLines.slice(0, 1),
    fields: noFields,
    measured: noMeasures,
    awaited: [
      'name',
      'summary',
      'differentiators',
      'audiences',
      'toneOfVoice',
      'language',
      'location',
      'logos',
      'colors',
      'fonts',
      'pictures',
      'offers',
      'contact',
      'socialLinks',
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/1 of 8 fields filled/)).toBeVisible()
    await expect(page.getByRole('button', use)).toBeDisabled()
    await expect(page.getByText('You can continue when we’re done reading, or stop now.')).toBeVisible()
  },
}

export const Reading: Story = {
  args: {
    progress: reading,
    log: readingLines,
    fields: { ...nightjarFields, toneOfVoice: noFields.toneOfVoice, location: noFields.location },
    measured: {
      ...nightjarMeasures,
      pictures: nightjarMeasures.pictures.slice(0, 3),
      contact: noMeasures.contact,
      socialLinks: [],
    },
    awaited: ['toneOfVoice', 'location', 'pictures', 'contact', 'socialLinks'],
    questions: [hoursQuestion],
  },
}

export const Stopping: Story = {
  parameters: { pictures: 'once' },
  args: Reading.args ?? {},
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop and use what we have' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const WrittenWhileReading: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(7) },
  args: Reading.args ?? {},
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Location'), 'Galway')
    await expect(args.onChange).toHaveBeenLastCalledWith('location', 'Galway')
    await userEvent.selectOptions(page.getByLabelText('Tone of voice'), 'Fear of missing out')
    await expect(args.onChange).toHaveBeenLastCalledWith('toneOfVoice', 'FOMO')
    await expect(page.getAllByText('Edited by you')).toHaveLength(2)
  },
}

export const Done: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/8 of 8 fields filled/)).toBeVisible()
    await expect(page.getByRole('button', use)).toBeEnabled()
  },
}

export const Used: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', use))
    await expect(args.onUse).toHaveBeenCalledOnce()
  },
}

export const WithQuestion: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(9) },
  args: { questions: [hoursQuestion] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 question for you below/)).toBeVisible()
  },
}

export const WhatIsSold: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(9) },
  args: { sold: { guesses: ['lamps and lampshades', 'lamps and lighting'] } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/1 question for you below/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'lamps and lighting' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('sold', 'lamps and lighting')
    await expect(page.getByText('You decided')).toBeVisible()
    await expect(page.queryByText(/1 question for you below/)).toBeNull()
  },
}

export const QuestionAnswered: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(9) },
  args: { questions: [hoursQuestion] },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Tuesday to Saturday, 10 to 18' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('openingHours', 'Tuesday to Saturday, 10 to 18')
    await expect(page.getByText('You decided')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Change answer' }))
    await userEvent.click(page.getByRole('button', { name: 'Neither' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('openingHours', null)
  },
}

export const TwoPrices: Story = {
  parameters: { pictures: 'once', pictureOf: part.card },
  args: {
    questions: priceQuestions,
    log: doneLines.slice(-2),
    fields: noFields,
    measured: {
      ...noMeasures,
      offers: nightjarMeasures.offers.map((offer) =>
        ['Wren', 'Dome'].includes(offer.value.name)
          ? { ...offer, value: { ...offer.value, price: null } }
          : offer,
      ),
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Price: Wren')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '€175' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('price:Dome', '€175')
    await expect(page.getByRole('button', { name: '€96' })).toBeVisible()
    await expect(page.getByText(/1 question for you below/)).toBeVisible()
  },
}

export const Edited: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(3) },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/Ten years, no charge/)).toBeVisible()
    await userEvent.type(page.getByLabelText('Add to “What makes you different”'), 'Boxed with a card{Enter}')
    const texts: BrandBrief['differentiators'] = [
      ...nightjarFields.differentiators.value,
      'Boxed with a card',
    ]
    await expect(args.onChange).toHaveBeenLastCalledWith('differentiators', texts)
    await expect(page.queryByText(/Ten years, no charge/)).toBeNull()
  },
}

export const NameAndSummaryMissing: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.clear(page.getByLabelText('In one sentence'))
    await userEvent.type(page.getByLabelText('In one sentence'), 'Lamps from Galway ok')
    await expect(page.getByRole('button', use)).toBeEnabled()
    await userEvent.type(page.getByLabelText('In one sentence'), '{Backspace}')
    await expect(page.getByLabelText('In one sentence')).toHaveAccessibleDescription(
      'Please use at least 20 characters. You have 19 so far.',
    )
    await expect(
      page.getByText('Write at least 20 characters in “In one sentence” to continue.'),
    ).toBeVisible()
    await userEvent.clear(page.getByLabelText('Name'))
    await expect(page.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.')
    await expect(page.getByText('Give your brand a name to continue.')).toBeVisible()
    await expect(page.getByRole('button', use)).toBeDisabled()
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const NameTaken: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(1) },
  args: { otherBrandNames: ['nightjar lamps '] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByLabelText('Name')).toHaveAccessibleDescription(
      'You already have a brand with this name. Please choose another.',
    )
    await expect(page.getByRole('button', use)).toBeDisabled()
  },
}

export const SeveralLogos: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(9) },
  args: {
    measured: {
      ...nightjarMeasures,
      logos: [nightjar, evenings].map((value) => ({
        value,
        confidence: 0.7,
        evidence: [{ url: 'https://nightjar.example/', quote: 'Nightjar Lamps logo', source: 'text' }],
      })),
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Logo 2 of 2' }))
    await expect(args.onChooseLogo).toHaveBeenCalledWith(evenings)
  },
}

export const StoppedEarly: Story = {
  parameters: { pictures: 'once', pictureOf: part.card },
  args: {
    progress: { ...reading, stage: 'stopped', step: 2, seconds: 3 },
    log: doneLines.slice(0, 3),
    fields: {
      ...noFields,
      name: nightjarFields.name,
      audiences: nightjarFields.audiences,
      language: nightjarFields.language,
    },
    measured: { ...noMeasures, logos: nightjarMeasures.logos, colors: nightjarMeasures.colors },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('Write at least 20 characters in “In one sentence” to continue.'),
    ).toBeVisible()
    await expect(
      page.getByText('We didn’t find these on your pages: fonts, pictures, offers, contact, social links.'),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Stop and use what we have' })).toBeNull()
  },
}

export const Saving: Story = {
  parameters: { pictures: 'once' },
  args: { isSaving: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saving' }))
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { refusal: { reason: 'generic' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We couldn’t save your brief.')
  },
}

export const ExistingTitle: Story = {
  parameters: { pictures: 'once' },
  args: { refusal: { reason: 'existingTitle' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You already have a brand with this name. Please choose another.',
    )
  },
}

const narrow = {
  log: doneLines.slice(-1),
  fields: { ...noFields, name: nightjarFields.name },
  measured: noMeasures,
}

export const ExistingIdea: Story = {
  parameters: { pictures: 'once' },
  args: {
    ...narrow,
    fields: { ...narrow.fields, summary: nightjarFields.summary },
    refusal: { reason: 'existingIdea', existingBrand: 'Nightjar Lamps', onReplace: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('You already have a brand for this website. It’s called “Nightjar Lamps”.'),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Replace its brief' }))
    await expect(args.refusal?.onReplace).toHaveBeenCalledOnce()
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const LongTexts: Story = {
  args: {
    address: 'https://the-very-long-address-of-a-lamp-workshop-in-galway.example/en/welcome',
    fields: {
      ...nightjarFields,
      name: {
        ...nightjarFields.name,
        value: 'Nightjar Lamps, Glassblowers, Brass Turners and Menders of Other People’s Lights',
      },
      summary: {
        ...nightjarFields.summary,
        value:
          'A family bench in Galway that blows, turns and wires table lamps, repairs anyone’s, teaches two evenings a month how to open one without fear, and keeps the parts of every lamp it has made since the wet spring of 1987 in drawers with handwritten labels.',
      },
      audiences: {
        ...nightjarFields.audiences,
        value: [
          ...nightjarFields.audiences.value,
          'Owners of guesthouses along the whole western coast who want one lamp in forty rooms and a person who answers',
        ],
      },
      location: {
        ...nightjarFields.location,
        value: '14 Lower Dominick Street, Galway, County Galway, Ireland',
      },
    },
  },
}

export const ManyItems: Story = {
  parameters: { pictures: 'once', pictureOf: part.row(13) },
  args: {
    fields: {
      ...nightjarFields,
      audiences: {
        ...nightjarFields.audiences,
        value: Array.from({ length: 14 }, (_ignored, index) => `Guests of house number ${index + 1}`),
      },
    },
    measured: {
      ...nightjarMeasures,
      pictures: Array.from({ length: 6 }, (_ignored, round) =>
        nightjarPictures.map((picture) => ({
          value: { ...picture, url: `${picture.url}#${round}` },
          confidence: 0.9,
          evidence: [{ url: 'https://nightjar.example/', quote: picture.alt, source: 'text' as const }],
        })),
      ).flat(),
      offers: Array.from({ length: 9 }, () => nightjarMeasures.offers).flat(),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Show all 48' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all 63' }))
    await expect(page.getAllByText('Rewiring')).toHaveLength(9)
  },
}

export const RightToLeft: Story = {
  parameters: { pictures: 'once', pictureOf: part.card },
  args: {
    address: 'https://qandil.example',
    log: [
      { ...doneLines[1], url: 'https://qandil.example/', title: 'قنديل', seq: 1 },
    ] as SampleBrandBriefProps['log'] & object,
    fields: {
      ...nightjarFields,
      name: { value: 'قنديل', confidence: 1 },
      summary: {
        value: 'ورشة عائلية في بيروت تنفخ الزجاج وتصنع المصابيح وتصلح مصابيح الجميع.',
        confidence: 0.9,
        evidence: [
          {
            url: 'https://qandil.example/',
            quote: 'زجاج ينفخ باليد في ورشة واحدة منذ ١٩٨٧.',
            source: 'text',
          },
        ],
      },
      differentiators: { value: ['كل مصباح يمكن فتحه وإصلاحه مجاناً لعشر سنوات.'], confidence: 0.9 },
      audiences: { value: ['أصحاب البيوت الجديدة', 'الفنادق الصغيرة'], confidence: 0.6 },
      language: { value: null },
      location: { value: 'بيروت، لبنان', confidence: 0.9 },
      websiteUrl: { value: 'https://qandil.example' },
    },
    measured: noMeasures,
  },
}

const { address: _address, progress: _progress, log: _log, ...described } = meta.args as SampleBrandBriefProps

export const DescribedInWords: Story = {
  parameters: { pictures: 'once', pictureOf: part.card },
  render: (args) => (
    <Stateful
      {...described}
      {...{ onChange: args.onChange, onUse: args.onUse }}
      fields={{
        ...noFields,
        name: { value: 'Nightjar Lamps' },
        summary: { value: 'A bench in Galway that blows table lamps and repairs anyone’s.' },
        websiteUrl: { value: '' },
      }}
      measured={noMeasures}
      writer="rules"
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Template draft (no AI)')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Here’s what we learned about your business' }),
    ).toBeVisible()
    await expect(page.queryByText('What we read')).toBeNull()
    await expect(page.queryByText(/Not found/)).toBeNull()
    await expect(page.getByRole('button', use)).toBeEnabled()
  },
}

export const OverIdeaLimit: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <Stateful
      {...described}
      {...{ onChange: args.onChange, onUse: args.onUse }}
      fields={{ ...noFields, name: { value: 'O2', isEdited: true } }}
      measured={noMeasures}
      refusal={{ reason: 'overIdeaLimit' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('You’ve reached your plan’s brand limit.')
    await expect(page.getByText('Give your brand a name of at least 3 characters to continue.')).toBeVisible()
  },
}
