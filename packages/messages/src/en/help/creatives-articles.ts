/** Help on pictures and creatives. A line that starts with a number is a step; `words` are other words that people use. */
export const creativesArticles = {
  adPicture: {
    question: 'How do I change an ad’s picture?',
    words: 'image photo visual replace swap',
    answer: `Changing the picture is free, and so is the text on it.
1. Open the ad in the editor.
2. Under Picture, choose one of the other pictures, or change the text on it.
3. For anything else, press Open in the studio.
Google search ads are text only, so they have no picture.`,
  },
  studio: {
    question: 'How do I edit a creative in the studio?',
    words: 'design editor layers canvas crop move font color',
    answer: `In the studio you move, change and add every part of a picture.
1. Open Creatives and press Edit on one of them.
2. Select a part of the picture. Drag it, or use the arrow keys.
3. Add texts, pictures, shapes or your logo.
4. Check it in every size: feed, portrait, story and wide.
We save each change. Versions shows earlier ones, and you can restore them.`,
  },
  wizard: {
    question: 'How do I make a creative step by step?',
    words: 'design guided template image new',
    answer: `The wizard asks one question at a time: picture, layout, font, logo and text.
1. Open Creatives and press New creative.
2. Choose Step by step.
3. Answer each step and press Continue.
4. Check it in every size, then press Save creative.`,
  },
  mixer: {
    question: 'How do I make many creatives at once?',
    words: 'bulk batch variations combine',
    answer: `The mixer combines your pictures, texts and layouts. You keep the ones you like.
1. Open Creatives and press New creative.
2. Choose Many at once.
3. Press Keep on the ones you like. Lock a background, text or layout to see more like it.
4. Save them together.`,
  },
  uploads: {
    question: 'How do I upload my own pictures?',
    words: 'add photo image file JPEG logo format too small size library',
    answer: `Uploaded pictures go to your brand’s picture library.
1. Open Creatives and press Picture library.
2. Press Upload pictures, or drop files there.
Use JPG, PNG or WebP files of at least {{leastPixels}} by {{leastPixels}} pixels and up to {{uploadMegabytes}} MB.`,
  },
  createPictures: {
    question: 'How do I get a picture made for me?',
    words: 'generate image AI illustration draw stock photo',
    answer: `We draw pictures from an idea. Each one costs {{pictureTokens}} AI tokens, and you pay only for those that arrive.
1. Open Creatives and press Picture library.
2. Press Create pictures.
3. Choose an idea, or describe your own.
4. Choose a style and how many you want.
You can leave while we draw. The pictures will be in your library.`,
  },
  download: {
    question: 'How do I download a creative?',
    words: 'export save PNG JPEG zip file',
    answer: `Downloads are part of our paid plans.
1. Open Creatives.
2. On a creative, press Download.
3. Choose a file type and a size. All sizes come as a ZIP file.`,
  },
} as const
