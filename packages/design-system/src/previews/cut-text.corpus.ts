import { graphemesOf } from './line-breaks.ts'

/** A typical ad text, with its cuts after two lines by `tableWidth` and a suffix of 80 px. */
export interface CorpusText {
  name: string
  /** The text; `⁞` marks the cut at 320 px, `‖` the cut at 430 px. A text without a mark isn't cut. */
  marked: string
}

const widths: readonly (readonly [width: number, letters: RegExp])[] = [
  [0, /^[\u00ad\u200b-\u200f\u2060]/],
  [4, /^[ .,:;!'|ijltIfr()[\]\u00a0\u202f’‘]/],
  [18, /^(?:\p{Emoji_Presentation}|\p{RI}|\p{Emoji}\ufe0f)/u],
  [15, /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。，．：；？！（）「」ー]/u],
  [12, /^[mwMW@—…]/],
  [10, /^\p{Lu}/u],
]

/** Width of a text in CSS pixels by a fixed table of letters, the same on every machine. */
export function tableWidth(text: string): number {
  return graphemesOf(text).reduce(
    (sum, letter) => sum + (widths.find(([, letters]) => letters.test(letter))?.[0] ?? 8),
    0,
  )
}

const corpus: readonly (readonly [name: string, marked: string])[] = [
  ['nothing', ''],
  ['one word', 'Lamps.'],
  ['one line', 'Your old lamp is worth €20.'],
  [
    'an ordinary primary text',
    'That lamp in the attic is worth money. Bring it to our bench on Dominick Street,⁞ working or not, and take €20 off a‖ new one, blown in Galway.',
  ],
  [
    'a long primary text',
    'We have rewired lamps at the same bench since 1987. Bring yours in any state: a⁞ cracked shade, a dead switch, a‖ flex the dog liked. You get a price while you wait, most repairs are ready within the week, and if we cannot mend it we tell you so and charge nothing.',
  ],
  [
    'short words only',
    'It is up to us all to do as we do, if it is so, or to go on as we are, in or out, up or on, so⁞ be it, to me it is an ox in a box.',
  ],
  [
    'capitals',
    'OPEN DAY THIS SATURDAY FROM TEN TO FOUR. GLASS BLOWN WHILE YOU⁞ WATCH, TEA ON THE HOUSE,‖ CHILDREN WELCOME, NO TICKET NEEDED.',
  ],
  ['an exact fit of one line', 'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'],
  ['one letter more than a line', 'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'],
  [
    'an exact fit of two lines',
    'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn',
  ],
  [
    'one letter more than two lines',
    'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn⁞nnnnnnnnnnn',
  ],
  [
    'an exact fit in ideographs',
    '灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯',
  ],
  [
    'one ideograph more',
    '灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯灯⁞灯灯灯灯灯灯',
  ],
  [
    'a word longer than two lines',
    'LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochLlanfairpwllgwyngyllg⁞ogerychwyrndrobwllllantysiliogog‖ogochLlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  ],
  [
    'a long word in the middle',
    'The station lamp of Llanfairpwllgwyngyllgogerychwyrnd⁞robwllllantysiliog‖ogogochstationplatformnumbertwo is back at our bench, and you may look at it until Friday evening.',
  ],
  [
    'stretched joy',
    'Soooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo⁞ooooooooooooooooooooooo‖ bright! It is back, and it is brighter than the sea on the first of June.',
  ],
  [
    'hyphens',
    'Hand-blown, hand-wired, hand-packed, state-of-the-art, one-of-a-kind, never-⁞out-of-fashion, good-for-a-‖lifetime, easy-to-clean, low-energy, high-spirited lamps.',
  ],
  [
    'dashes',
    'Three lamps—red, blue and sea glass—stand in the window – and only until Sunday⁞—so come by—we are open late –‖ tea included – and bring the children too.',
  ],
  [
    'soft hyphens',
    'Our win\u00addow dis\u00adplay of hand\u00adblown lamp\u00adshades and in\u00adde\u00adstruc\u00adtible ena\u00admel\u00adware re⁞\u00admains il\u00adlu\u00admi\u00adnat\u00aded through\u00adout the De‖\u00adcem\u00adber eve\u00adnings in Gal\u00adway.',
  ],
  [
    'slashes',
    'Desk/bedside/kitchen/hall/garden, brass/steel/enamel,⁞ warm/cold/dimmable, day/night/dusk and/or dawn:‖ one price, one bench, one week, one pair of hands. No more/no less.',
  ],
  [
    'prices',
    'Dome €129.00, was €149.00 (−13%), Wren £89.50, Halo $240, rewiring from⁞ €48, shades 3 for 2, delivery €6.90, a‖ new flex 12.5% off until 30.11.2026.',
  ],
  [
    'brackets and quotes',
    'They called it "the lamp of the year" (we call it Dome), and the paper [page 4] wrote:⁞ ‘It makes a room “calm”, even‖ on a Monday’. See it (and switch it on) yourself!',
  ],
  [
    'an ellipsis inside',
    'Wait… there is more… much more… We take your old lamp… we mend it… and a⁞ school in the county… gets it for‖ nothing… while you… get €20 off… a new one…',
  ],
  [
    'a web address',
    'See every lamp at https://nightjar.example/lamps/tabl⁞e-lamps/dome-lamp-in-ember?‖colour=ember&size=large#reviews and book your visit while there are places left.',
  ],
  [
    'an address without spaces',
    'https://nightjar.example/a/very/long/address/which/goes/on/and/on/through/m⁞any/folders/until/it/finds/the/la‖mp?utm_source=facebook&utm_medium=paid&utm_campaign=trade_in_november',
  ],
  [
    'an email address',
    'Write to orla.fahy+repairs@nightjar-lamps-and-glass.example or to the-whole-⁞bench@nightjar-lamps-and-‖glass.example, and tell us what is broken; a photo helps us most.',
  ],
  [
    'hashtags',
    '#lamps #galway #handmade #glassblowing #interior #slowdesign⁞ #repairdontreplace #madeinireland‖ #lightingdesign #vintage #homedecor #tradein #eveninglight',
  ],
  [
    'hashtags run together',
    '#lamps#galway#handmade#glassblowing#interior#slowdesign#repairdontreplace#m⁞adeinireland#lightingdesign#vinta‖ge#homedecor#tradein#eveninglight',
  ],
  [
    'mentions',
    'Glass by @orla.fahy, brass by @the_foundry_galway, pictures by⁞ @sea.and.dusk, flex by @red-flex-company, and tea‖ by @nobody.in.particular, as every year.',
  ],
  ['two lines by newline', 'Old lamp in.\n€20 off.'],
  ['three lines by newline', 'Old lamp in.\n€20 off.⁞‖\nThis week only.'],
  ['four lines by newline', 'Old lamp in.\n€20 off.⁞‖\nThis week only.\nDominick Street, Galway.'],
  ['a blank line between', 'Old lamp in.⁞‖\n\n€20 off.'],
  ['a blank line at the cut', 'Old lamp in.\n€20 off.⁞‖\n\nThis week only, at our bench on Dominick Street.'],
  ['many blank lines', 'Old lamp in.⁞‖\n\n\n\n€20 off a new one, blown in Galway.'],
  ['newlines of another system', 'Old lamp in.\r\n€20 off.⁞‖\r\nThis week only.\r\nDominick Street.'],
  [
    'a long paragraph, then a list',
    'Bring us any lamp, working or not, and choose a new one from the window:⁞‖\n• Dome, in ember\n• Wren, in sea glass\n• Halo, in brass\nEach comes with ten years of free rewiring.',
  ],
  [
    'a list of emoji',
    '✅ Any lamp, any age\n✅ A price while you wait⁞‖\n✅ Ready within the week\n✅ Ten years of free rewiring',
  ],
  [
    'emoji between words',
    'Old lamp in 💡 new lamp out ✨ and €20 stays with you 💶 Come to Dominick⁞ Street 🐦 this week 🗓️ tea is on us ☕‖ and the glass is warm 🔥 from ten till four',
  ],
  [
    'emoji without spaces',
    '💡✨🔥🐦☕💶🌙⭐🎁🏠💡✨🔥🐦☕💶🌙⭐🎁🏠💡✨🔥🐦☕💶🌙⭐🎁🏠⁞💡✨🔥🐦☕💶🌙⭐🎁🏠💡✨‖🔥🐦☕💶🌙⭐🎁🏠💡✨🔥🐦☕💶🌙⭐🎁🏠💡✨🔥🐦☕💶🌙⭐🎁🏠',
  ],
  [
    'families and trades',
    '👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭⁞👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭👩‍🔧👨‍👩‍👧‍👦👩🏽‍🎨👨🏿‍🔬🧑🏻‍🏭',
  ],
  [
    'families in a sentence',
    'For the whole family 👨‍👩‍👧‍👦, for the one who mends 👩🏽‍🔧, for the one who reads in bed 🧑🏻‍🦰,⁞ for the heart ❤️‍🔥 of the house‖ and for the neighbours 👩‍❤️‍👨 next door.',
  ],
  [
    'flags',
    'We send to 🇮🇪 🇬🇧 🇫🇷 🇩🇪 🇪🇸 🇮🇹 🇵🇹 🇳🇱 🇧🇪 🇱🇺 🇦🇹 🇨🇭 🇩🇰 🇸🇪 🇳🇴 🇫🇮 🇵🇱 🇨🇿 🇬🇷 🇲🇹 and,⁞ by boat, to the islands of Aran,‖ every second Tuesday of the month.',
  ],
  [
    'flags without spaces',
    '🇮🇪🇬🇧🇫🇷🇩🇪🇪🇸🇮🇹🇵🇹🇳🇱🇧🇪🇱🇺🇦🇹🇨🇭🇩🇰🇸🇪🇳🇴🇫🇮🇵🇱🇨🇿🇬🇷🇲🇹🇮🇪🇬🇧🇫🇷🇩🇪🇪🇸🇮🇹🇵🇹🇳🇱🇧🇪🇱🇺⁞🇦🇹🇨🇭🇩🇰🇸🇪🇳🇴🇫🇮🇵🇱🇨🇿🇬🇷🇲🇹🇮🇪🇬🇧‖🇫🇷🇩🇪🇪🇸🇮🇹🇵🇹🇳🇱🇧🇪🇱🇺🇦🇹🇨🇭🇩🇰🇸🇪🇳🇴🇫🇮🇵🇱🇨🇿🇬🇷🇲🇹',
  ],
  [
    'keycaps',
    '1️⃣ Bring a lamp 2️⃣ Hear the price 3️⃣ Drink a tea 4️⃣ Choose a new one 5️⃣ Pay €20⁞ less 6️⃣ Carry it home 7️⃣‖ Switch it on 8️⃣ Tell a friend 9️⃣ Come again',
  ],
  [
    'Chinese',
    '把旧灯带到我们的工作台，无论好坏，购买新灯立减二十欧元。每一盏灯都在戈尔韦⁞手工吹制，十年内免费更换电‖线。我们从一九八七年起就在同一张工作台上修灯，欢迎您随时来喝茶看灯。',
  ],
  [
    'Chinese with brackets',
    '本周六开放日（上午十点至下午四点），欢迎光临「夜鹰灯具」！现场吹制玻璃灯⁞罩；免费品茶，儿童可参加‖（无需门票）。地址：戈尔韦市多米尼克街十二号，公交四〇一路可到达，停车方便。',
  ],
  [
    'Japanese',
    '古いランプをお持ちください。動かなくても大丈夫です。新しいランプが二十ユー⁞ロ引きになります。すべてゴー‖ルウェイの工房で手作りしています。コードの交換は十年間無料ですので、ぜひお立ち寄りください。',
  ],
  [
    'Japanese with long vowels',
    'ランプシェードコレクション、スーパーセール開催中！スペシャルオーダーメード⁞のテーブルランプ、フロアーラ‖ンプ、デスクランプがすべてお求めやすいプライスになりました。ちょっと見るだけでもどうぞ。',
  ],
  [
    'Korean',
    '오래된 램프를 가져오세요. 고장 난 램프도 괜찮습니다. 새 램프를 이십 유로 할인해⁞ 드립니다. 모든 램프는 골웨이 공방‖에서 손으로 만들며 십 년 동안 전선 교체가 무료입니다.',
  ],
  [
    'Chinese with Latin',
    '全新 Dome 台灯，Ember 色限量 120 盏，原价 €149，现价 €129。在⁞ nightjar.example 预订，或到 Dominick‖ Street 的工作台亲自挑选，七天内可退货，支持 PayPal 与 Visa 付款。',
  ],
  [
    'Thai',
    'นำโคมไฟเก่าของคุณมาที่โต๊ะทำงานของเรา ไม่ว่าจะใช้งานได้หรือไม่ก็ตาม แล้วรับส่วนลดยี่สิบ⁞ยูโรสำหรับโคมไฟใหม่ที่เป่าด้วยมือในเมือ‖งกอลเวย์ พร้อมบริการเปลี่ยนสายไฟฟรีนานสิบปีเต็ม',
  ],
  [
    'Hindi',
    'अपना पुराना लैंप हमारी कार्यशाला में लाइए, चाहे वह चलता हो या नहीं, और नए लैंप पर बीस यूरो की छूट पाइए। हर लैंप गॉलवे⁞ में हाथ से बनाया जाता है और दस साल तक तार बदलना मुफ़्त है।',
  ],
  [
    'Arabic',
    'أحضر مصباحك القديم إلى ورشتنا في شارع دومينيك، سواء كان يعمل أم لا،⁞ واحصل على خصم عشرين يورو على مصباح‖ جديد منفوخ يدويًا في غالواي. الأسلاك مجانية لمدة عشر سنوات كاملة.',
  ],
  [
    'Hebrew',
    'הביאו את המנורה הישנה שלכם לשולחן העבודה שלנו ברחוב דומיניק, עובדת או לא,⁞ וקבלו עשרים אירו הנחה על‖ מנורה חדשה שנופחה בגאלווי. החלפת חוטים חינם במשך עשר שנים.',
  ],
  [
    'Arabic with Latin and figures',
    'مصباح Dome بلون Ember الآن بسعر €129.00 بدلًا من €149.00 في Nightjar Lamps،⁞ شارع Dominick Street رقم 12، من‖ الساعة 10:00 حتى 18:00 كل يوم ما عدا الأحد.',
  ],
  [
    'Hebrew with Latin and figures',
    'מנורת Dome בצבע Ember עכשיו ב־€129.00 במקום €149.00 בחנות Nightjar⁞ Lamps, רחוב Dominick Street 12, בין 10:00‖ ל־18:00, כל יום חוץ מיום ראשון.',
  ],
  [
    'English with Arabic and Hebrew',
    'Our bench speaks many tongues: in Arabic we say مصباح جديد and in Hebrew⁞ מנורה חדשה, and in Irish lampa nua;‖ whichever you choose, it is €20 less with an old one.',
  ],
  [
    'Persian with joiners',
    'چراغ قدیمی‌تان را بیاورید؛ چه روشن می‌شود چه نمی‌شود، بیست یورو تخفیف می‌گیرید.⁞ همه‌ی چراغ‌ها در گالوی با دست‖ ساخته می‌شوند و سیم‌کشی آن‌ها ده سال رایگان است.',
  ],
  [
    'German compounds',
    'Straßenbeleuchtungsinstandhaltungsgesellschaft empfiehlt:⁞ Wohnzimmerdeckenleuchtenglasaustausch,‖ Nachttischlampenreparaturwerkstattgutscheine und Energieeffizienzberatungsgespräche zum Kennenlernpreis.',
  ],
  [
    'French with narrow spaces',
    'Votre vieille lampe vaut 20\u00a0€\u202f! Apportez-la à l’atelier\u00a0: «\u00a0qu’elle marche ou non\u00a0»,⁞ vous repartez avec une lampe‖ neuve soufflée à Galway. Envie d’en savoir plus\u202f? Passez prendre un thé\u202f; c’est offert.',
  ],
  [
    'French without them',
    'Votre vieille lampe vaut 20 € ! Apportez-la à l’atelier : « qu’elle marche ou non »,⁞ vous repartez avec une lampe‖ neuve. Envie d’en savoir plus ? Passez prendre un thé ; c’est offert.',
  ],
  [
    'Spanish questions',
    '¿Tienes una lámpara vieja? ¡Tráela! ¿Funciona? ¿No funciona? ¡Da⁞ igual! Te llevas una nueva con 20 € menos,‖ soplada en Galway. ¿Cuándo? ¡Esta semana, de diez a cuatro!',
  ],
  [
    'Finnish',
    'Kolmivaihekilowattituntimittari ei riitä: epäjärjestelmällistyttämättömyydellä⁞nsäkäänköhän‖ valaisinkorjaamomme yllättää? Lentokonesuihkuturbiinimoottoriapumekaanikkokin kävi meillä kylässä eilen.',
  ],
  [
    'Vietnamese',
    'Hãy mang chiếc đèn cũ của bạn đến xưởng của chúng tôi, dù còn sáng hay đã hỏng,⁞ và được giảm hai mươi euro khi‖ mua đèn mới thổi thủ công tại Galway. Thay dây miễn phí mười năm.',
  ],
  [
    'Greek',
    'Φέρτε το παλιό σας φωτιστικό στον πάγκο μας, είτε λειτουργεί είτε όχι,⁞ και κερδίστε είκοσι ευρώ‖ έκπτωση σε ένα καινούργιο, φυσητό στο χέρι στο Γκάλγουεϊ. Δέκα χρόνια δωρεάν καλωδίωση.',
  ],
  [
    'Ukrainian',
    'Принесіть стару лампу до нашої майстерні на вулиці Домінік, справну чи ні,⁞ і отримайте двадцять‖ євро знижки на нову, видуту вручну в Голвеї. Заміна дроту безкоштовна протягом десяти років.',
  ],
  [
    'letters that stack',
    'Z̷̡̛a̸̧͝l̵̢̕g̶̨͠o̷̢͘ lamps: s̸̡̛t̷̢͝r̵̨̕a̶̧͠n̷̡͘g̸̢̛e̵̡͝ ̷̨̕l̶̢͠i̸̧͘g̷̡̛h̵̢͝t̶̨̕ for strange evenings, with as many marks on each letter⁞ as the alphabet can carry‖ without falling off the shelf it stands on.',
  ],
  [
    'spaces in a row',
    'Old     lamp     in.          €20     off.          This     week     only,     at     our     bench⁞     on     Dominick     Street,     Galway,     Ireland.',
  ],
  [
    'joined by hard spaces',
    'Old\u00a0lamp\u00a0in,\u00a0€20\u00a0off,\u00a0this\u00a0week\u00a0only,\u00a0at\u00a0our\u00a0bench\u00a0on\u00a0Dominick\u00a0Street,\u00a0Galway,\u00a0next\u00a0to⁞\u00a0the\u00a0bakery,\u00a0behind\u00a0the\u00a0blue\u00a0door.',
  ],
  [
    'a word with places to break',
    'Donau\u200bdampf\u200bschiff\u200bfahrts\u200bgesellschafts\u200bkapitäns\u200bkajüten\u200btisch\u200blampen\u200bschirm\u200bhalterungs⁞\u200bschrauben\u200bschlüssel\u200bkasten\u200bdeckel\u200bgriff',
  ],
]

export const cutTextCorpus: readonly CorpusText[] = corpus.map(([name, marked]) => ({ name, marked }))

/** The text without its marks. */
export function textOf({ marked }: CorpusText): string {
  return marked.replaceAll(/[⁞‖]/g, '')
}
