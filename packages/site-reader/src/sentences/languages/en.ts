import { list, namesOf, re, type ReadingLanguage } from './language.ts'

const year = String.raw`(?:1[6-9]|20)\d\d(?!\d)`
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const amount = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?:,\d{3})+|\d+|(?:${ones}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:${ones}))?|a)(?: hundred| thousand)?)(?:\+|(?![\p{L}\d]))`
const many = '(?:(?:over|more than|nearly|almost|about|around|some) )?'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const places = namesOf('and|&')

export const en: ReadingLanguage = {
  words: {
    madeFor: list(`
      made for, built for, designed for, ideal for, perfect for, suited to, suitable for, we work for, we work
      with, we help, we treat, we see, we teach, we act for, we look after, we serve, come for, created for,
      we cook for, we bake for, we build for, we make for, meant for
    `),
    people: list(`
      people, anyone, everyone, someone, those, families, family, parents, children, kids, couples, women,
      men, adults, teenagers, students, tenants, landlords, owners, homeowners, employers, employees, teams,
      companies, businesses, shops, cafés, cafes, restaurants, hotels, schools, offices, makers, runners,
      athletes, riders, walkers, travellers, visitors, guests, customers, clients, patients, beginners,
      professionals, freelancers, founders, startups, gardeners, musicians, readers, risers, seniors,
      pensioners, workers, drivers, dancers, brides, grooms, mothers, fathers, babies, architects, builders,
      clubs, lovers, buyers, collectors, players, cooks, chefs, farmers, cyclists, swimmers, climbers,
      commuters, neighbours, singers, workshops, organisations, organizations, charities, communities, pupils,
      learners, desk workers
    `),
    fromWords: list('from, starting at, starts at, starting from, as low as, prices from'),
    perWords: list(`
      month, mo, year, yr, week, day, night, hour, hr, h, minute, min, person, head, piece, kg, unit, user,
      seat, session, class, lesson, visit, guest, child, adult, metre, meter, square metre, room, pair,
      bottle, glass, litre, slice, box, hectare, door, window, page, word, mile
    `),
    discountWords: list('off, discount, save, saving, savings, cheaper, voucher, cashback, rebate'),
    feeWords: list(
      'delivery, shipping, postage, deposit, orders over, minimum order, refund, surcharge, back, parking, late collection, cancellation, call-out, call out',
    ),
    days: [
      list('monday, mondays, mon, mo'),
      list('tuesday, tuesdays, tues, tue, tu'),
      list('wednesday, wednesdays, wed, we'),
      list('thursday, thursdays, thurs, thur, thu, th'),
      list('friday, fridays, fri, fr'),
      list('saturday, saturdays, sat, sa'),
      list('sunday, sundays, sun, su'),
    ],
    untilWords: list('to, until, till, through'),
    everyDay: list('daily, every day, seven days a week, 7 days a week, all week'),
    scopedHours: list(`
      kitchen, phone, telephone, call, ring, delivery, deliveries, summer, winter, holiday, holidays,
      christmas, breakfast, lunch, dinner, happy hour, appointments, last orders, support, workshop, office,
      class
    `),
  },
  patterns: {
    years: [
      re(String.raw`(?<value>since ${year})`),
      re(String.raw`(?<value>(?:established|founded|est\.?)(?: the \p{L}+)?(?: in)? ${year})`),
      re(String.raw`(?<value>(?:opened|started|began|founded)(?: (?:the|our|this|a) \p{L}+)? in ${year})`),
      re(
        String.raw`(?<value>${many}${amount} (?:years|decades)['’]?(?: of)?(?: \p{L}+)? (?:experience|expertise|in (?:business|the (?:trade|business|industry))))`,
      ),
      re(
        String.raw`(?:\bwe(?:['’]ve| have)|\b(?:has|have) been|^\p{L}+ing|serving|trading|helping|repairing|baking|building|looking after)\b[^.]*?(?<value>for (?:the (?:last|past) )?${many}${amount} (?:years|decades|generations))`,
      ),
      re(
        String.raw`^i(?: have|['’]ve) (?!(?:lived|known|been|had|used|owned|loved|visited|bought|come|gone|waited|worn|seen|tried|suffered|struggled|followed|stayed|eaten)(?!\p{L}))\p{L}+(?!\p{L})[^.,]*?(?<value>for ${many}${amount} years)`,
      ),
      re(
        String.raw`^i(?!\p{L})[^.]*(?:have|['’]ve) been (?:doing (?:this|it)|(?:a|an|in) \p{L}+) (?<value>since ${year}|for ${many}${amount} years)`,
      ),
      re(
        String.raw`^i(?: have|['’]ve) (?:photographed|repaired|taught|trained|built|made|baked|restored|groomed|treated) [^.]*?(?<value>since ${year})`,
      ),
      re(String.raw`^(?<value>${many}${amount} years (?:at|in|on) (?:one|the same) \p{L}+)`),
      re(String.raw`(?<value>(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th)[- ]generation)`),
    ],
    notYears: re(
      String.raw`^(?:it|he|she|they|his|her|their)(?!\p{L})|(?<!\p{L})(?:i(?!['’]ve| (?:have|trained|run|opened|started|began|make|teach|bake|repair|groom)(?!\p{L}))|it|he|she|who|his|her|qualified|born|copyright)(?!\p{L})|©|(?<!\p{L})(?:that|which|comes?) (?:has|have|had|from)(?!\p{L})|(?:not|never|first|best|worst|closed|stood|stands|lived|lives|worked|works|played|plays|raced|races)(?!\p{L}).*(?<!\p{L})since`,
    ),
    numbers: [
      re(
        String.raw`(?<value>${many}${amount} (?:\p{L}+ ){0,2}?(?:customers|clients|families|patients|students|pupils|workshops|businesses|couples|households|homes|schools|guests|members))`,
      ),
      re(String.raw`(?:\bwe\b|\bour\b).*?(?<value>${amount} (?:\p{L}+ )?out of (?:every )?${amount})`),
      re(
        String.raw`(?<value>(?:[45](?:[.,]\d)?|five)(?:[- ]star(?:s)?| (?:out )?of 5(?: stars)?| ?\/ ?5(?!\d))(?: (?:on|from|across) [^.,;]+)?)`,
      ),
    ],
    notNumbers: re(
      String.raw`(?<!\p{L})(?:up to|at most|fewer than|less than|room for|space for|sleeps|seats|for (?:one|two|groups)|(?:each|per)(?! (?:day|week|month|year|season))|if|could|would|want|aim|hope|goal)(?!\p{L})`,
    ),
    awards: [
      /(?<value>(?<![\p{L}])(?!(?:We|I|You|They|He|She|All|Both|Our|The|Not|No|Are|Is|Get|If)\s)(?:\p{Lu}[\p{L}&-]*\s){1,3}(?:qualified|certified|accredited|registered|approved))(?!\p{L})/u,
      re(
        String.raw`(?:holds?|have|has|with) (?<value>(?:a|an|the) [^.;!?,]{3,60} (?:diploma|degree|certificate))`,
      ),
      re(String.raw`(?<value>(?:voted|named|crowned) (?:\p{L}[\p{L}'’]* ){0,3}best[^.;!?]{3,60})`),
      re(
        String.raw`(?<value>(?:winners?|finalists?|runners?-up|highly commended|shortlisted|nominated)(?!\p{L})[^.;!?]{3,80})`,
      ),
      re(
        String.raw`(?<value>(?:voted|named|crowned|rated) (?:as )?(?:the |one of the )?(?:uk['’]s )?(?:best|top|favou?rite|no\.? ?1|number one)[^.;!?,]{3,60})`,
      ),
      re(
        String.raw`(?<value>award[- ]winning(?: \p{L}+(?! \p{L}*(?:er|or|ier|ies)s?(?!\p{L})))?|multi-award-winning)`,
      ),
      /(?<value>(?:\p{Lu}[\p{L}'’&-]* ){1,5}(?:Awards?|Prize|Medal)(?: (?:19|20)\d\d)?)/u,
      re(String.raw`(?<value>(?:gold|silver|bronze) medals?(?: (?:at|in|for) [^.;!?,]{3,60})?)`),
    ],
    notAwards: re(
      String.raw`(?<!\p{L})(?:from|by|with|stock|stocks|sell|sells|serve|alongside|other|their|his|her) (?:[^.]* )?(?:award|medal)|award (?:ceremony|season|show)|(?:we|i|to) award(?!\p{L})|sponsor|judge|judging|(?:not|never|yet to) w[io]n|winners? (?:gets?|will|receives?|is|are|takes?)(?!\p{L})|draw|raffle|suppliers?|manufacturers?|(?:went|goes|awarded|given) to|vote for|nominate`,
    ),
    guarantees: [
      re(
        String.raw`(?<value>(?:${amount}[- ](?:years?|months?|days?)|lifetime|no[- ]quibble|satisfaction|price)(?:[- ]money[- ]back)? (?:guarantee|warranty))`,
      ),
      re(String.raw`(?<value>(?:guarantee|warranty) (?:of|for) ${amount} (?:years|months))`),
      re(String.raw`(?<value>guaranteed for (?:${amount} (?:years|months)|life))`),
      re(String.raw`(?<value>free for (?:${amount} (?:years|months)|life))`),
      re(String.raw`(?<value>${amount} (?:years|months)(?: of \p{L}+)?, (?:free|no charge))`),
      re(String.raw`(?<value>no \p{L}+,? no (?:fee|charge|pay)(?!\p{L}))`),
      re(String.raw`(?<value>(?:your )?money[- ]back(?: guarantee)?|full refund)`),
      re(
        String.raw`^if (?:we|you|it|your)(?!\p{L}).*?(?<value>(?:you (?:do not|don['’]t) pay|(?:do not|don['’]t|won['’]t) charge|(?:it is|it['’]s) free|(?:for|it) free|pay nothing))`,
      ),
      re(String.raw`(?<value>or (?:it is|it['’]s|you get it) free)`),
      re(
        String.raw`(?<value>fixed prices?(?! menu)|no hidden (?:costs|fees|charges|extras)|no call-?out (?:fee|charge)s?)`,
      ),
      re(String.raw`(?<value>free returns|${amount} days to (?:change your mind|return it|try it))`),
      re(
        String.raw`(?<value>(?:cancel|stop)[^.]{0,40}? any (?:time|month|day))(?!\p{L})|(?<!\p{L})pay by the (?:month|day)`,
      ),
      re(String.raw`(?<value>cancel (?:any ?time|at any time))`),
      re(
        String.raw`(?:free(?: of charge)?|cancel(?:lation)?)(?!\p{L})[^.]*?(?<value>(?:up to|until) ${amount} (?:hours|days|weeks) (?:before|ahead))`,
      ),
      re(
        String.raw`(?<!\p{L})(?:answers?|repl(?:y|ies)|quote|ring(?: you)?(?: back)?|call(?: you)? back|with you|there)(?!\p{L})[^.]*?(?<value>within (?:${amount} (?:minutes|hours|days)|an? (?:day|hour)|the hour))`,
      ),
      re(String.raw`(?<value>(?:satisfaction|freshness|delivery) guaranteed)`),
    ],
    notGuarantees: re(
      String.raw`(?<!\p{L})(?:cannot|can['’]t|do not|don['’]t|no|not|without|never|void|expired?)(?: \p{L}+){0,2} (?:guarantee|warranty|refund|free|fixed)|(?:guarantee|warranty) (?:is )?(?:void|excluded|expires?)|manufacturer|not (?:a )?fixed`,
    ),
    priced:
      /^(?<name>.+?) (?<verb>costs?(?: just| only| with us)?|starts? (?:at|from)|sells? for|is(?: just| only)?|are|for(?: just| only)?|at|from)$/iu,
    beforeName:
      /^(?:(?:.* )?(?:we|i) (?:also )?(?:sell|offer|make|bake|do|run|have|provide|teach|rent|build|cook)|and|or|but|plus|with|a|an|the|our|my|your|each|every|one) /iu,
    pronouns: re(
      String.raw`(?<!\p{L})(?:it|that|this|these|those|they|which|everything|prices?|what|he|she|we|i|you|there|after|bought|spent|paid|worth)(?!\p{L})`,
    ),
    ways: [
      [
        'book',
        re(
          String.raw`(?<!(?:\p{L}|\b(?:a|an|the|this|our|each|every|good)) ?)book (?:a|an|your|in|now|online|ahead|early|with us)(?!\p{L})|reserve (?:a|your) |by appointment|make an appointment`,
        ),
      ],
      [
        'call',
        re(
          String.raw`(?<!\p{L})(?:call|ring|phone|telephone) (?:us|me|now|the (?:shop|desk|office|workshop|studio)|\+?\d)|give us a (?:call|ring)`,
        ),
      ],
      [
        'order',
        re(
          String.raw`(?<!\p{L}|(?:in|of|the|an|any|to|smallest|minimum) )order (?:online|ahead|by|before|now|yours|from us)(?!\p{L})|(?:buy|shop) online`,
        ),
      ],
      [
        'quote',
        re(
          String.raw`(?:get|ask (?:us )?for|request|send (?:you )?) ?(?:a|your|an) (?:\p{L}+ )?(?:quote|estimate|quotation)|free (?:\p{L}+ )?(?:quotes?|estimates?|quotations?)(?!\p{L})`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`(?<!\p{L})(?:visit us|visit (?:the|our) (?:shop|store|showroom|workshop|studio|gallery|farm|salon)|(?:drop|pop|call) in(?:to)?|come (?:in and|and see|by|to the (?:shop|studio|workshop))|bring (?:it|in your|your \p{L}+|any)|walk-ins)(?!\p{L})`,
        ),
      ],
    ],
    buttons: [
      [
        'quote',
        re(String.raw`^(?:(?:get|request|ask for|free|my|your|a) .*)(?:quote|estimate|quotation)s?$`),
      ],
      [
        'book',
        re(
          String.raw`^(?:book(?: (?!club|shop|store).*)?|bookings?|reserve(?: .*)?|make an? (?:appointment|booking|reservation)|(?:ask for|get|request) a table|(?:arrange|schedule) .*|appointments?)$`,
        ),
      ],
      ['call', re(String.raw`^(?:call|ring|phone) (?:us|me|now|today|the .*)$`)],
      [
        'order',
        re(
          String.raw`^(?:order(?: (?!of).*)?|buy(?: .*)?|shop|shop (?:now|online|all|the .*)|online shop|(?:add|put it|put) (?:it )?(?:to|in) (?:the |your |my )?(?:bag|basket|cart)|start (?:now|free|(?:a|your|my) (?:free )?trial)|get started|sign up|try (?:it )?(?:for )?free|(?:bag|basket|cart)(?: \(\d+\))?|checkout|join now)$`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`^(?:visit(?: us| the .*)?|find us|how to find us|where to find us|getting here|(?:get )?directions|bring it in|come and see us|plan your visit)$`,
        ),
      ],
    ],
    areas: [
      new RegExp(
        String.raw`\b(?:[Dd]eliver(?:y|ies|ed|s|ing)?|[Ss]hip(?:s|ping)?)(?: [\p{L}-]+){0,3}? (?:across|throughout|in|around|all over|anywhere in|to)(?: all of| the whole of)? (?:the )?(?<name>${places})`,
        'u',
      ),
      new RegExp(
        String.raw`\b(?:[Ww]e|[Ss]erving|[Cc]overing|[Cc]over|[Ss]erve|[Ww]orking|[Ww]ork)(?: [\p{L}-]+){0,3}? (?:across|throughout|all over|anywhere in|everywhere in)(?: all of| the whole of)? (?:the )?(?<name>${places})`,
        'u',
      ),
      new RegExp(
        String.raw`\b(?:[Ss]erving|[Cc]overing|[Ww]e cover|[Ww]e serve) (?<name>${places})(?= and (?:(?:the )?surrounding|anywhere|everywhere|beyond|nearby|up to)|[.,;!]|$)`,
        'u',
      ),
      new RegExp(String.raw`\b[Aa]reas (?:we )?(?:cover|serve)(?:ed|d)?: ?(?<name>${places})`, 'u'),
      new RegExp(
        String.raw`\b[Tt]ravel (?:within|across|throughout|all over) (?:the )?(?<name>${places})`,
        'u',
      ),
      new RegExp(String.raw`^[Aa]nywhere in (?:the )?(?<name>${places})`, 'u'),
      new RegExp(String.raw`\b[Ii]n and around (?<name>${places})`, 'u'),
      new RegExp(
        String.raw`\b(?:[Dd]eliver|[Ss]erv|[Cc]over|[Tt]ravel|[Ww]ork|[Cc]ome|[Cc]ollect|[Vv]isit|[Ff]ree)[^.]*?within (?:about )?(?:a )?(?<radius>${amount}(?: |-)?(?:miles?|mi|km|kilomet(?:er|re)s?))(?: radius)? of (?<name>${places})`,
        'u',
      ),
    ],
    notPlaces:
      /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|We|You|I|The|Our|This|That|If|Wi-?Fi|Excel|Word|English|French|German|Italian)(?:s|\b)/u,
    occasions: [
      re(
        String.raw`(?<!\p{L})(?:courses?|classes|terms?|lessons|workshops) (?:start|begin)s? (?:again )?(?:on|in) (?:\d{1,2}(?:st|nd|rd|th)? )?(?:${months})(?!\p{L})`,
      ),
      re(String.raw`\d{1,2} ?% off (?:for|on|until|in)(?!\p{L})`),
      re(
        String.raw`(?=.*(?<!\p{L})(?:order|orders|book|gifts?|presents?|menus?|offers?|sale|specials?|hampers?|part(?:y|ies)|list|new|off|save|hampers?|vouchers?|deliver(?:y|ed)|in time|open day|free|tasting)(?!\p{L})).*(?<!\p{L})(?:christmas|xmas|easter|valentine['’]s|mother['’]s day|father['’]s day|halloween|black friday|new year['’]s|ramadan|eid|diwali|back to school|this (?:weekend|week|month))(?!\p{L})`,
      ),
      re(
        String.raw`(?<!\p{L})(?:winter|summer|spring|autumn|january|christmas|easter) (?:sale|offer|special)s?(?!\p{L})`,
      ),
    ],
    untilDay: re(
      String.raw`(?<!\p{L})(?:until|till|by|before|ends?(?: on)?) (?:the )?(?:\p{L}+day,? )?(?<until>\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})(?!\p{L})|(?:${months}) \d{1,2}(?:st|nd|rd|th)?(?!\d))`,
    ),
    notOccasions: re(String.raw`(?<!\p{L})(?:closed?|closes|shut|last year|born|was|were)(?!\p{L})`),
    problems: re(
      String.raw`^(?:tired of|sick of|fed up with|struggling|worried|stuck with|no time|can['’]t find|too busy|lost your|(?:is|are|does|do|has|have) (?:your|you)(?!\p{L}).*\?)|(?<!\p{L})(?:hard to find|takes too long|goes wrong|lets you down|slips|squeaks|leaks)(?!\p{L})`,
    ),
    benefits: re(
      String.raw`(?<!\p{L})(?:so (?:that )?(?:you|your|there|nobody|the)|so you (?:can|never)|you(?: can|['’]ll| will| get| save| keep| never)|no more \p{L}+|never (?:again|have to)|saves? you|keeps? you|\p{L}+ enough (?:for|to)|without (?:having to|the))(?!\p{L})`,
    ),
  },
}
