import type { RefusedWord } from './refused-word.ts'

const reason = 'we use American spelling'

const everywhere = (forms: string) => ({ names: forms, prose: forms, texts: forms })

/** British words and spellings. In texts and documents, the spell checker refuses many more. */
export const americanSpelling: readonly RefusedWord[] = [
  {
    refused: 'colour',
    names: 'colour, colours, coloured',
    prose: 'colour, colours, coloured, colouring',
    texts: 'colour, colours, coloured, colouring, colourful',
    write: 'color',
    reason,
  },
  {
    refused: 'neighbour',
    ...everywhere('neighbour, neighbours, neighbouring, neighbourhood'),
    write: 'neighbor',
    reason,
  },
  { refused: 'behaviour', ...everywhere('behaviour, behaviours'), write: 'behavior', reason },
  { refused: 'favour', ...everywhere('favour, favours, favourite, favourites'), write: 'favor', reason },
  { refused: 'flavour', ...everywhere('flavour, flavours'), write: 'flavor', reason },
  { refused: 'honour', ...everywhere('honour, honours, honoured'), write: 'honor', reason },
  { refused: 'centre', ...everywhere('centre, centres, centred'), write: 'center', reason },
  { refused: 'grey', ...everywhere('grey, greys, greyed'), write: 'gray', reason },
  {
    refused: 'organise',
    texts:
      'organise, organised, optimise, optimised, recognise, recognised, customise, customised, ' +
      'personalise, personalised, summarise, summarised, analyse, analysed',
    write: 'the spelling with z: organize, optimize, analyze',
    reason,
  },
  {
    refused: 'cancelled',
    texts: 'cancelled, cancelling, labelled, labelling, modelling, travelling, traveller',
    write: 'one l: canceled, labeled, traveler',
    reason,
  },
  {
    refused: 'licence',
    texts: 'licence, licences, cheque, cheques, catalogue, catalogues, programme, programmes, humour',
    write: 'license, check, catalog, program, humor',
    reason,
  },
  { refused: 'enquiry', texts: 'enquiry, enquiries', write: 'inquiry; lead', reason },
  {
    refused: 'whilst',
    texts: 'whilst, amongst, learnt, spelt, towards',
    write: 'while, among, learned, spelled, toward',
    reason,
  },
  {
    refused: 'zip',
    texts: 'zip, zips, postcode, postcodes',
    fineTexts: 'zip code, zip codes, zip file',
    write: 'ZIP code',
    reason,
  },
]
