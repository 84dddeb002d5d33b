import { adCreativeSchema, renderDataSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { creativeElementSchema, creativeSchema } from '@aloft/domain/creatives/creative.entity'
import { imageGenStatusSchema, orderedImageSchema } from '@aloft/domain/creatives/image-generation.entity'
import { imageIdeaSchema } from '@aloft/domain/creatives/image-idea.entity'
import { listedCreativeSchema } from '@aloft/domain/creatives/listed-creative.entity'
import { designMaterialSchema } from '@aloft/domain/creatives/wizard/design-material.entity'
import { mediaItemSchema, stockServiceSchema } from '@aloft/domain/ideas/media.entity'
import { objectShape, plainShape } from './shape.ts'

const [text, image, cropped, logo, gradient, shape, video] = creativeElementSchema.options

const [drawing, ready, failed] = orderedImageSchema.options

const box = {
  id: 'Id within the creative.',
  x: 'Left edge in pixels, before rotation.',
  y: 'Top edge in pixels, before rotation.',
  width: 'Width in pixels.',
  height: 'Height in pixels.',
  rotation: 'Degrees, clockwise about the middle.',
  opacity: 'From 0, invisible, to 1.',
  outline: [
    'Line around the element; null without one.',
    { color: 'Color as `#rrggbb`.', width: 'Width in pixels.' },
  ],
  aspect: 'Width divided by height, kept while resizing; null if both are free.',
  name: 'The user’s name for the layer; null or absent without one.',
  groupId: 'Elements with the same one are moved together; null or absent without a group.',
  isLocked: 'Whether it’s protected from changes.',
  isHidden: 'Whether it’s left out of the picture.',
  type: 'Kind of element.',
} as const

const src = 'Address of a stored file, or a `data:` address.'
const credit = [
  'Who made the picture and what it may be used for; null or absent if nothing is known.',
  {
    by: 'The maker’s name; null if unknown.',
    url: 'The maker’s page; null without one.',
    license: 'Name of the license; null without one.',
  },
] as const
const sides = { width: 'Width in pixels of the file.', height: 'Height in pixels of the file.' } as const
const radius = 'Radius of a rectangle’s corners, in pixels.'

/** Pictures of ads. */
export const creativeShapes = {
  AdCreative: objectShape(adCreativeSchema, 'The creative of an ad in all its formats.', {
    _id: 'Id of the creative.',
    ideaId: 'Id of the brand.',
    balloonId: 'Id of the ad it was made for; null without one.',
    layout: 'Name of the layout it was composed by.',
    creatives: 'The creative in each format.',
    items: 'Elements of the square creative.',
    renderData: 'How far its pictures are rendered.',
  }),
  Creative: objectShape(
    creativeSchema,
    'A picture as layers. Its sides must have a ratio that platforms take, its elements ids of their own, and at most one may be a video.',
    {
      width: 'Width in pixels.',
      height: 'Height in pixels.',
      background: 'Color behind all elements, as `#rrggbb`.',
      elements: 'Layers, lowest first.',
      followed:
        'What each layer that this size changed on its own would be if it still followed the main size; null for one that it wouldn’t have. Never drawn.',
    },
  ),
  DrawingImage: objectShape(drawing, 'A picture that is being drawn.', { status: 'Always `drawing`.' }),
  ReadyImage: objectShape(ready, 'A picture that has arrived.', {
    status: 'Always `ready`.',
    url: 'Address of the stored file.',
    width: 'Width in pixels.',
    height: 'Height in pixels.',
  }),
  FailedImage: objectShape(failed, 'A picture that couldn’t be drawn, and cost nothing.', {
    status: 'Always `failed`.',
    failure: 'Why.',
  }),
  ImageGenStatus: objectShape(imageGenStatusSchema, 'Progress of an order of pictures.', {
    _id: 'Id of the order.',
    status: 'Whether pictures are still being drawn. `FAIL` if none arrived.',
    ideaId: 'Id of the brand.',
    date: 'When it was ordered.',
    imageIdea: 'What the pictures show.',
    images: 'Each picture, in a fixed order.',
    writer: 'Who draws: an AI, or our rules.',
  }),
  ImageIdea: objectShape(imageIdeaSchema, 'What a picture should show.', {
    title: 'A few words for a list of ideas.',
    subject: 'What’s in front of the camera.',
    environment: 'Where.',
    mood: 'What it feels like, and its light.',
    punchline: 'A line to put on the picture; empty without one.',
    style: 'Style of the picture.',
  }),
  ListedCreative: objectShape(
    listedCreativeSchema,
    'A creative in the list of its brand’s, with what it has done.',
    {
      _id: 'Id of the creative.',
      adName: 'Name of the ad it was made for; null without one.',
      headline: 'Headline on its square picture; null without one.',
      date: 'When it was last changed.',
      isArchived: 'Whether it’s in the archive.',
      isLaunched: 'Whether a launch has shown it, so that it can’t be deleted.',
      renderData: 'How far the pictures of its newest version are rendered.',
      counts: [
        'What it has done.',
        {
          adRuns: 'Paid launches that show one of its versions.',
          versions: 'Versions so far.',
          impressions: 'How often those launches were seen.',
          clicks: 'How often they were clicked.',
        },
      ],
      fatigue: [
        'Set if fewer people click the version that was shown last, by more than chance explains; null otherwise.',
        {
          clickRate: 'Share of impressions that were clicked in the last seven whole days.',
          clickRateBefore: 'The same in the seven days before.',
        },
      ],
    },
  ),
  CreativeElement: plainShape(creativeElementSchema, 'One layer of a creative.'),
  CroppedImageElement: objectShape(cropped, 'A part of a picture, seen through a window.', {
    ...box,
    src,
    credit,
    crop: [
      'The part that fills the box, in shares of the picture’s sides.',
      {
        x: 'Left edge, from 0 to 1.',
        y: 'Top edge, from 0 to 1.',
        width: 'Share of the width.',
        height: 'Share of the height.',
      },
    ],
    form: 'Form of the window.',
    radius,
  }),
  GradientElement: objectShape(gradient, 'A gradient.', {
    ...box,
    kind: 'Whether it’s linear or radial.',
    angle: 'Direction of a linear gradient in degrees: 0 is to the right, 90 down.',
    stops: [
      'Colors along the gradient.',
      {
        offset: 'Where the color is, from 0 to 1.',
        color: 'Color as `#rrggbb`.',
        opacity: 'From 0, invisible, to 1.',
      },
    ],
    radius,
  }),
  ImageElement: objectShape(image, 'A whole picture, fitted into its box.', { ...box, src, credit }),
  LogoElement: objectShape(logo, 'The brand’s logo, whole, in the middle of its box.', { ...box, src }),
  DesignMaterial: objectShape(designMaterialSchema, 'What creatives of a brand or an ad are made of.', {
    style: [
      'How creatives of the brand look.',
      {
        logo: [
          'Its logo; null without one.',
          {
            src: 'Address of the stored file.',
            ...sides,
            ground: 'The background it needs; null if unknown.',
          },
        ],
        colors: [
          'Its colors.',
          {
            primary: 'Main color, as `#rrggbb`.',
            accent: 'Second color, as `#rrggbb`.',
            background: 'Color of its pages, as `#rrggbb`.',
            text: 'Color of its texts, as `#rrggbb`.',
          },
        ],
        layout: [
          'The owner’s choice of colors for texts; null without one.',
          { color: 'Color behind texts, as `#rrggbb`.', text: 'Color of texts, as `#rrggbb`.' },
        ],
        fonts: [
          'Its fonts, as its website names them.',
          { heading: 'Font of headings.', body: 'Font of other texts.' },
        ],
      },
    ],
    brandName: 'Name of the brand.',
    texts: [
      'Texts to start with; empty if its facts offer none.',
      {
        headline: 'The headline.',
        message: 'The second line.',
        button: 'Words on the button.',
        price: 'The price, as written.',
      },
    ],
    lines: 'Other headlines, from facts and from earlier creatives.',
    panel: [
      'Words that can replace a picture.',
      {
        trade: 'What the brand is; null if unknown.',
        quote: [
          'A customer’s words; null without any.',
          { text: 'The words.', by: 'Who said them; null if unknown.' },
        ],
        offers: ['What it sells.', { name: 'Name of the offer.', price: 'Its price, as written.' }],
        proof: 'A reason to come; null without one.',
      },
    ],
    pictures: [
      'Pictures of the brand, best first.',
      {
        src: 'Address of the stored file.',
        ...sides,
        alt: 'What it shows; empty if unknown.',
        fit: 'How closely it matches the subject; 0 is closest.',
        isGraphic: 'Whether it’s a drawing or contains text, so that nothing may be placed on it.',
      },
    ],
  }),
  MediaItem: objectShape(
    mediaItemSchema,
    'A picture in a brand’s library, or one of a stock service that it could have.',
    {
      _id: 'Id of the picture; of one that isn’t stored, it only tells pictures apart.',
      origin: 'Where it comes from.',
      url: 'Address of the stored file, or of the small version of a picture that isn’t stored.',
      name: 'Its name; empty if it has none.',
      alt: 'What it shows, for people who can’t see it; empty if nobody has described it.',
      width: 'Width in pixels; null if unknown.',
      height: 'Height in pixels; null if unknown.',
      size: 'Bytes of the file; null if unknown.',
      license: 'Name of its license; null for what the brand supplied or had made.',
      credit: [
        'Its maker, to be named beside it; null if nobody is.',
        { name: 'Their name.', url: 'Their page; null without one.' },
      ],
      prompt: 'What an AI was asked for; null otherwise.',
      maker: 'The AI’s engine, or the stock service; null otherwise.',
      stockId: 'Its id at the stock service; null for other files.',
      isStored: 'False for a picture of a stock service that the brand doesn’t have yet.',
      isAi: 'Whether an AI has made it.',
      colors: 'Its main colors as `#rrggbb`, the most frequent first.',
      uses: 'How many creatives show it now.',
      isArchived: 'Whether it’s in the archive.',
    },
  ),
  RenderData: objectShape(renderDataSchema, 'How far the pictures of a creative are rendered.', {
    isRenderFinished: 'Whether rendering has ended.',
    renderUrl: 'Address of the square picture; null until it’s rendered.',
    renderUrls: 'Address of the picture in each format that is rendered.',
    failure: 'Why rendering failed; null otherwise.',
  }),
  StockService: objectShape(stockServiceSchema, 'Where the stock pictures of this installation come from.', {
    name: 'Its name.',
    url: 'Its website; null for our own collection.',
    isOwn: 'Whether its pictures are our own illustrations, drawn in the brand’s colors.',
    subjects: 'What can be searched for; if a search found nothing, what is near it.',
  }),
  ShapeElement: objectShape(shape, 'A shape in one color.', {
    ...box,
    form: 'Form of the shape.',
    color: 'Color as `#rrggbb`; null if only the outline is drawn.',
    radius,
  }),
  TextElement: objectShape(text, 'A text.', {
    ...box,
    slot: 'What the text says in the ad; null if the user added it.',
    text: 'The text, broken into lines at the width of its box. No emojis.',
    font: 'Name of the font family.',
    color: 'Color as `#rrggbb`.',
    size: 'Font size in pixels.',
    weight: 'Font weight.',
    lineHeight: 'Distance between base lines, in em.',
    alignment: 'Alignment within the box.',
  }),
  VideoElement: objectShape(video, 'A video of YouTube, Vimeo or the brand’s files.', {
    ...box,
    url: 'Address of the video: a stored MP4 or WebM file, or a link to YouTube or Vimeo.',
    poster: 'Address of the picture shown until it’s played; null without one.',
    ratio: 'Width of that picture divided by its height; null if unknown.',
    credit,
    start: 'Where the video starts, in seconds.',
    length: 'How long the video is, in seconds; null if unknown.',
  }),
}
