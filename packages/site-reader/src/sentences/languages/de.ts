import { list, namesOf, re, type ReadingLanguage } from './language.ts'

const year = String.raw`(?:1[6-9]|20)\d\d(?!\d)`
const amount = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|fünfundzwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)(?:\+|(?![\p{L}\d]))`
const many = '(?:(?:über|mehr als|rund|fast|gut|etwa|knapp) )?'
const months = 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const places = namesOf('und|&')

export const de: ReadingLanguage = {
  words: {
    madeFor: list(`
      gemacht für, gebaut für, geeignet für, ideal für, wir arbeiten für, wir bauen für, entwickelt für, gedacht für, perfekt für, wir helfen,
      wir behandeln, wir betreuen, wir beraten, wir kochen für, wir backen für, wir fertigen für, angebot für, da für
    `),
    people: list(`
      menschen, leute, alle, jeden, familien, familie, eltern, kinder, paare, frauen, männer, erwachsene, jugendliche, schüler*, studierende, studenten,
      mieter*, vermieter*, eigentümer*, hausbesitzer, bauherren, unternehmen, firmen, betriebe, hausverwaltungen, verwaltungen, läden, cafés, restaurants, hotels,
      schulen, büros, gäste, kunden, kundinnen, patienten, patientinnen, anfänger*, einsteiger*, profis, selbstständige, gründer*, läufer*, sportler*,
      musiker*, senioren, seniorinnen, ältere, wer, architekten, architektinnen, handwerker, vereine, reisende, besucher, radfahrer*, mütter, väter, babys,
      schwangere, praxen, kanzleien, wohnungen, haushalte, gemeinden, wirte, gastronomen, sammler*, käufer*, liebhaber*
    `),
    fromWords: list('ab, von, schon ab, bereits ab'),
    perWords: list(`
      monat, jahr, woche, tag, nacht, stunde, std, minute, min, person, kopf, stück, kilo, kg, meter, quadratmeter, einheit, sitzung, termin,
      kind, paar, flasche, glas, liter, zimmer, tür, fenster, platz, laufmeter, kurs, behandlung
    `),
    discountWords: list('rabatt, nachlass, sparen, gespart, ersparnis, günstiger, gutschein, skonto'),
    feeWords: list(`
      versand, versandkosten, versandkostenfrei, lieferung, porto, pfand, kaution, bestellwert, mindestbestellwert,
      zuschlag, zurück, parken, anzahlung, anfahrt, erstattet
    `),
    days: [
      list('montag, montags, mo'),
      list('dienstag, dienstags, di'),
      list('mittwoch, mittwochs, mi'),
      list('donnerstag, donnerstags, do'),
      list('freitag, freitags, fr'),
      list('samstag, samstags, sonnabend, sonnabends, sa'),
      list('sonntag, sonntags, so'),
    ],
    untilWords: list('bis'),
    everyDay: list('täglich, jeden tag'),
    scopedHours: list(
      'küche, telefon, telefonisch, anruf, rufen, lieferung, sommer, winter, ferien, feiertag, feiertage, frühstück, mittag, mittagstisch, abend, termine, sprechstunde, notdienst, büro, werkstatt, ausstellung, abholung',
    ),
  },
  patterns: {
    years: [
      re(String.raw`(?<value>seit (?:dem jahr )?${year})`),
      re(String.raw`(?<value>seit ${many}${amount} (?:jahren|jahrzehnten|generationen))`),
      re(
        String.raw`(?<value>gegründet (?:im jahr(?:e)? |in )?${year}|${year} gegründet|gründung(?:sjahr)?:? ${year})`,
      ),
      re(String.raw`(?<value>${many}${amount} jahren?(?: \p{L}+)? (?:berufs)?erfahrung)`),
      re(String.raw`(?<value>in (?:zweiter|dritter|vierter|fünfter|sechster|\d\.) generation)`),
    ],
    notYears: re(
      String.raw`^(?:er|es|sie (?:ist|hat)|ihr|sein|seine|ihre)(?!\p{L})|(?<!\p{L})(?:ich|er|geboren|copyright|niemand|fährt|spielt|lebt|wohnt|arbeitet|läuft|singt|mechaniker(?:in)?|mitarbeiter(?:in)?|geschlossen|nicht mehr|mitglied)(?!\p{L})|©`,
    ),
    numbers: [
      re(
        String.raw`(?<value>${many}${amount} (?:\p{L}+ ){0,2}?(?:kunden|kundinnen|familien|patienten|patientinnen|schüler|schülerinnen|betriebe|haushalte|firmen|unternehmen|praxen|gäste|mitglieder)(?!\p{L}))`,
      ),
      re(
        String.raw`(?<value>${many}${amount} (?:\p{L}+e[nrs]? )?\p{L}{4,})(?= (?:\p{L}+ ){0,3}?(?:repariert|verkauft|gebaut|gestrichen|saniert|montiert|verlegt|gepflanzt|geliefert|betreut|behandelt|restauriert|vermittelt|gebacken|renoviert|eingebaut|installiert|begleitet|umgezogen)(?!\p{L}))`,
      ),
      re(String.raw`(?<!\p{L})(?:wir|unserer?)(?!\p{L}).*?(?<value>${amount} (?:\p{L}+ )?von ${amount})`),
      re(String.raw`(?<value>(?:[45](?:[.,]\d)?|fünf) (?:von 5 )?sternen?(?: (?:bei|auf) [^.,;]+)?)`),
    ],
    notNumbers: re(
      String.raw`(?<!\p{L})(?:bis zu|höchstens|maximal|platz für|weniger als|je|pro|wenn|falls|könnten|wollen|ziel|werden)(?!\p{L})`,
    ),
    awards: [
      re(String.raw`(?<value>(?:vom|von der|von|für (?:den|die|das)) [^.;!?]{3,80} ausgezeichnet)`),
      re(String.raw`(?:bin|ist|sind) (?<value>\p{L}*meister(?:in(?:nen)?)?)(?!\p{L})`),
      re(String.raw`mit dem (?<value>(?:label|siegel|gütesiegel|zertifikat) [^.;!?,]{3,60})`),
      re(
        String.raw`(?<value>(?:gewinner(?:in)?|preisträger(?:in)?|testsieger|finalist(?:in)?)(?!\p{L})[^.;!?]{2,80})`,
      ),
      re(String.raw`(?<value>ausgezeichnet (?:mit|als|vom|von|beim) [^.;!?,]{3,80})`),
      re(String.raw`(?<value>preisgekrönte?[nrs]?(?: \p{L}+)?|(?:gold|silber|bronze)medaille[^.;!?,]{0,60})`),
      re(String.raw`(?<value>(?:zum|zur) besten \p{L}+ [^.;!?,]{0,50}(?:gewählt|gekürt))`),
    ],
    notAwards: re(
      String.raw`(?<!\p{L})(?:von|aus|beim?|mit|verkaufen|führen|bieten) (?:\p{L}+ )?preisgekrönt|(?<!\p{L})(?:verlosung|gewinnspiel|jury|sponsor|noch nie|nicht|winzer|hersteller|lieferanten)|gewinner(?:in)? (?:wird|erhält|bekommt)`,
    ),
    guarantees: [
      re(
        String.raw`(?<value>(?:storn\p{L}+|absag\p{L}+|verschieb\p{L}+)[^.;!?]* kostenlos|kostenlos(?:e[rsn]?)? (?:storn\p{L}+|absag\p{L}+))`,
      ),
      re(String.raw`(?<value>innerhalb von ${amount} (?:tagen|wochen|monaten) kostenlos)`),
      re(
        String.raw`(?<!\p{L})(?:(?:be)?antworten|rückruf|zurück|vor ort|bei ihnen|wir da|kommen)(?!\p{L})[^.]*?(?<value>(?:innerhalb von|binnen|in) ${amount} (?:minuten|stunden|tagen))`,
      ),
      re(
        String.raw`(?<value>(?:innerhalb von|binnen|in) ${amount} (?:minuten|stunden))(?= (?:sind wir|bei ihnen|vor ort))`,
      ),
      re(String.raw`(?<value>${amount} (?:jahre|monate|tage) (?:\p{L}+)?garantie)`),
      re(
        String.raw`(?<value>garantie (?:von|für) ${amount} jahren?|(?:geld-zurück|zufriedenheits|preis|festpreis)-?garantie)`,
      ),
      re(String.raw`(?<value>(?:zum )?festpreis(?:en)?|der endpreis|keine versteckten kosten)(?!\p{L})`),
      re(String.raw`(?<value>geld zurück|${amount} (?:jahre|monate) (?:lang )?(?:kostenlos|gratis))`),
      re(
        String.raw`(?<value>${amount} tage (?:rückgaberecht|widerrufsrecht|zeit)|kostenlose rückgabe|jederzeit kündbar)`,
      ),
      re(
        String.raw`^(?:wenn|falls) .*(?<value>(?:zahlen sie nichts|kostet (?:es )?(?:sie )?nichts|berechnen wir nichts|ist (?:es )?kostenlos))`,
      ),
    ],
    notGuarantees: re(
      String.raw`(?<!\p{L})(?:keine|ohne|nicht|nie)(?: \p{L}+){0,2} (?:garantie|gewähr|garantieren|festpreis)|garantie (?:ist )?ausgeschlossen|herstellergarantie`,
    ),
    priced:
      /^(?<name>.+?) (?<verb>kostet(?: nur| bei (?:uns|mir))?|kosten(?: nur| bei (?:uns|mir))?|beginnt bei|beginnen bei|gibt es(?: schon)?(?: für)?|(?:bekommen|erhalten) sie(?: für)?|bekommst du(?: für)?|ist|für|zu)$/iu,
    beforeName:
      /^(?:(?:.* )?(?:wir|ich) (?:auch )?(?:verkaufen?|biete(?:n)?|machen?|backen?|fertigen?|vermieten?)|und|oder|aber|mit|ein|eine|einen|der|die|das|unser|unsere|mein|meine|jede|jeder|jedes) /iu,
    pronouns: re(
      String.raw`(?<!\p{L})(?:es|er|sie|das|dies|diese|danach|alles|alle|preise?|was|wir|ich|man|gekauft|bezahlt)(?!\p{L})`,
    ),
    ways: [
      [
        'book',
        re(
          String.raw`(?:termin|termine|tisch|platz|besichtigung|probestunde) (?:\p{L}+ ){0,2}?(?:buchen|vereinbaren|reservieren)|(?:buchen|reservieren|vereinbaren) sie (?!nicht)|online buchen|nach vereinbarung`,
        ),
      ],
      ['call', re(String.raw`rufen sie (?:uns )?(?:\p{L}+ )?an(?!\p{L})|ruf(?:t)? (?:uns )?an(?!\p{L})`)],
      [
        'order',
        re(
          String.raw`(?:bestellen|kaufen) sie|online (?:bestellen|kaufen)|(?<!\p{L})bestell(?:t)? (?:bis|online|jetzt)`,
        ),
      ],
      [
        'quote',
        re(
          String.raw`(?:angebot|kostenvoranschlag) (?:\p{L}+ ){0,2}?(?:anfordern|einholen|anfragen)|(?:kostenlos|unverbindlich)e[srn]? (?:angebot|kostenvoranschlag)|fordern sie (?:\p{L}+ ){0,2}?angebot`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`(?<!\p{L})(?:besuchen sie uns|kommen sie (?:\p{L}+ )?vorbei|komm(?:t)? (?:\p{L}+ )?vorbei|schauen sie (?:\p{L}+ )?(?:vorbei|herein)|bringen sie)(?!\p{L})`,
        ),
      ],
    ],
    buttons: [
      [
        'quote',
        re(
          String.raw`^(?:.*(?:angebot|kostenvoranschlag|offerte) (?:\p{L}+ )?(?:anfordern|einholen|anfragen|erhalten)|(?:kostenloses|unverbindliches) angebot)$`,
        ),
      ],
      [
        'book',
        re(
          String.raw`^(?:.*(?:buchen|reservieren|vereinbaren)|(?:termin|tisch)(?:buchung|reservierung|vereinbarung)?|online-?termin|reservierung|terminanfrage)$`,
        ),
      ],
      ['call', re(String.raw`^(?:(?:jetzt |uns )?anrufen|rufen sie (?:uns )?an)$`)],
      [
        'order',
        re(
          String.raw`^(?:(?:.* )?bestellen|(?:jetzt |online )?kaufen|(?:zum |online-?)?shop|in den warenkorb|warenkorb(?: \(\d+\))?|zur kasse|(?:jetzt )?kostenlos (?:testen|starten)|registrieren|jetzt starten)$`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`^(?:anfahrt|besuchen sie uns|besuch|so finden sie (?:uns|zu uns)|route(?:nplaner)?|wegbeschreibung)$`,
        ),
      ],
    ],
    areas: [
      new RegExp(
        String.raw`\b(?:[Ww]ir|[Ll]ieferung|[Ll]iefern|[Vv]ersand|[Uu]nterwegs|[Ii]m Einsatz)(?: [\p{L}-]+){0,4}? (?:in ganz|überall in|nach ganz) (?<name>${places})`,
        'u',
      ),
      new RegExp(
        String.raw`\b(?:[Ll]iefern|[Ll]ieferung|[Vv]ersand|[Vv]erschicken|[Vv]ersenden)(?: [\p{L}-]+){0,2}? (?:nach|in|innerhalb) (?<name>${places})`,
        'u',
      ),
      new RegExp(String.raw`\b[Ii]n (?<name>${places}) und Umgebung`, 'u'),
      new RegExp(String.raw`\b[Ii]n und um (?<name>${places})`, 'u'),
      new RegExp(String.raw`(?:[Ee]insatz|[Ll]iefer|[Ss]ervice)gebiet: ?(?<name>${places})`, 'u'),
      new RegExp(String.raw`\b[Ii]m Raum (?<name>${places})`, 'u'),
      new RegExp(
        String.raw`(?:[Uu]mkreis von|bis zu) (?:etwa |rund )?(?<radius>${amount} ?(?:km|Kilometern?)) (?:um|rund um) (?<name>${places})`,
        'u',
      ),
    ],
    notPlaces:
      /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Weihnachten|Ostern|Wir|Sie|Ihr|Ihre|Unser|Handarbeit|Ruhe|Bestellung|Absprache|Hause|Haus|Stunden|Tagen|Wochen|Kürze|Kartons?|Zahlungseingang|Eingang|Wunsch|Maß|Gläsern|Deutsch|Englisch|Form|Farbe|Größe|Altbau|Büro)(?:s|en)?(?!\p{L})/u,
    occasions: [
      re(
        String.raw`(?<!\p{L})(?:im|bis ende) (?:${months})(?!\p{L})(?=.*(?:%|geschenkt|gratis|bezahlen|rabatt|kostenlos))|(?=.*(?:%|geschenkt|gratis|bezahlen|rabatt)).*(?<!\p{L})im (?:${months})(?!\p{L})`,
      ),
      re(
        String.raw`(?=.*(?<!\p{L})(?:bestell\p{L}*|buch\p{L}*|geschenk\p{L}*|menü\p{L}*|angebot\p{L}*|aktion\p{L}*|rabatt|gutschein\p{L}*|neu|feier\p{L}*|rechtzeitig|liefer\p{L}*)(?!\p{L})).*(?<!\p{L})(?:weihnacht\p{L}*|ostern|osterfest|valentinstag|muttertag|vatertag|halloween|black friday|silvester|advent|nikolaus|karneval|einschulung|dieses wochenende|diese woche|diesen monat)(?!\p{L})`,
      ),
      re(
        String.raw`(?<!\p{L})(?:winter|sommer|frühlings|herbst|weihnachts|oster)(?:-?(?:aktion|angebote?|schlussverkauf|rabatt))(?!\p{L})`,
      ),
    ],
    untilDay: re(
      String.raw`(?<!\p{L})bis (?:zum |einschließlich )?(?:\p{L}+tag,? (?:dem |den )?)?(?<until>\d{1,2}\. (?:${months})(?!\p{L})|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)`,
    ),
    notOccasions: re(
      String.raw`(?<!\p{L})(?:geschlossen|ruhetag|letztes jahr|geboren|war|waren|betriebsferien)(?!\p{L})`,
    ),
    problems: re(
      String.raw`^(?:genug von|keine zeit|keine lust|schluss mit|ärger mit|sie suchen|suchen sie|(?:ist|sind|haben|hat|tropft|klemmt|quietscht) (?:ihr|ihre|sie|ihnen)(?!\p{L}).*\?)|(?<!\p{L})(?:im stich|schwer zu finden|tropft|klemmt|quietscht)(?!\p{L})`,
    ),
    benefits: re(
      String.raw`(?<!\p{L})(?:damit sie|sodass sie|so dass sie|sie (?:sparen|bekommen|müssen nie|müssen nicht|brauchen (?:kein|nicht)\p{L}*|behalten|können)|nie wieder|kein\p{L}* \p{L}+ mehr|ohne dass)(?!\p{L})`,
    ),
  },
}
