import type { LanguageWords } from '../language-words.ts'

/** What a tone adds to German ads. */
export const tones: LanguageWords['tones'] = {
  excitement: {
    want: {
      headlines: ['Es ist so weit: {priced}', 'Bereit, wenn Sie es sind'],
      sentences: ['Es ist so weit: {list}.'],
    },
    say: { headlines: ['Das wollen Sie sehen'], sentences: ['Nur zu, sehen Sie selbst.'] },
    act: { headlines: ['Los geht es'], sentences: ['Wir sind bereit, also los.'] },
  },
  happiness: {
    want: {
      headlines: ['Eine kleine Freude: {priced}', 'Ein Grund zum Lächeln'],
      sentences: ['Eine kleine Freude {for}.'],
    },
    say: {
      headlines: ['Wir mögen, was wir tun'],
      sentences: ['Wir mögen, was wir tun, und hoffen, man merkt es.'],
    },
    act: { headlines: ['Kommen Sie gern herein'], sentences: ['Schauen Sie vorbei, wir freuen uns.'] },
  },
  nostalgia: {
    want: {
      headlines: ['Wie eine Erinnerung: {priced}', 'Wissen Sie noch?'],
      sentences: ['Manches erinnert daran, wie gut es sein kann.'],
    },
    say: { headlines: ['Manches bleibt gut'], sentences: ['Was gut ist, darf so bleiben.'] },
    act: {
      headlines: ['Kommen Sie darauf zurück'],
      sentences: ['Kommen Sie zurück zu dem, was Sie mochten.'],
    },
  },
  FOMO: {
    want: {
      headlines: ['Nicht verpassen: {priced}', 'Schon gesehen?'],
      sentences: ['Es wäre schade, das zu verpassen: {list}.'],
    },
    say: {
      headlines: ['Bevor man es vergisst'],
      sentences: ['Schauen Sie hin, bevor es in Vergessenheit gerät.'],
    },
    act: {
      headlines: ['Jetzt, nicht später'],
      sentences: ['Schauen Sie jetzt, bevor der Tag wieder voll ist.'],
    },
  },
  humor: {
    want: {
      headlines: ['Ja, das ist Werbung: {priced}', 'Ihr Sofa hat Verständnis'],
      sentences: ['Diese Anzeige kann nicht zwinkern, also denken Sie es sich.'],
    },
    say: {
      headlines: ['Leider ohne Trommelwirbel'],
      sentences: ['Wir haben einen Slogan gesucht und nur Fakten gefunden.'],
    },
    act: {
      headlines: ['Ihr Daumen kennt den Weg'],
      sentences: ['Sie haben bis hier gelesen, da können Sie auch vorbeischauen.'],
    },
  },
  empathy: {
    want: {
      headlines: ['Leicht ist so etwas selten', 'Ganz in Ihrem Tempo'],
      sentences: ['Sie dürfen sich Zeit lassen.'],
    },
    say: { headlines: ['Sie sind damit nicht allein'], sentences: ['Niemand muss das allein schaffen.'] },
    act: {
      headlines: ['Erzählen Sie uns davon'],
      sentences: ['Erzählen Sie uns in Ihren Worten, was Sie brauchen.'],
    },
  },
  inspiration: {
    want: {
      headlines: ['Und wenn es einfach wäre?', 'Eine Idee: {priced}'],
      sentences: ['Vielleicht ist heute der Tag, an dem Sie anfangen.'],
    },
    say: {
      headlines: ['Ideen brauchen Sorgfalt'],
      sentences: ['Eine gute Idee verdient gründliche Arbeit.'],
    },
    act: { headlines: ['Machen Sie einen Anfang'], sentences: ['Machen Sie heute einen kleinen Anfang.'] },
  },
  trust: {
    want: {
      headlines: ['Sie dürfen erst fragen', 'Keine Eile'],
      sentences: ['Niemand drängt Sie zu einer Entscheidung.'],
    },
    say: {
      headlines: ['Wir zeigen unsere Arbeit'],
      sentences: ['Prüfen Sie jedes Wort in Ruhe.'],
    },
    act: {
      headlines: ['Erst fragen, dann wählen'],
      sentences: ['Fragen Sie zuerst, entscheiden Sie danach.'],
    },
  },
  surprise: {
    want: {
      headlines: ['Unerwartet: {priced}', 'Raten Sie, was das ist'],
      sentences: ['Hätten Sie das erwartet: {list}?'],
    },
    say: { headlines: ['Zweimal hinsehen'], sentences: ['Das liest man gern zweimal.'] },
    act: {
      headlines: ['Lassen Sie sich überraschen'],
      sentences: ['Schauen Sie hin, und lassen Sie sich überraschen.'],
    },
  },
  serenity: {
    want: {
      headlines: ['Alles zu seiner Zeit', 'Ein ruhiger Moment: {priced}'],
      sentences: ['Keine Eile, alles zu seiner Zeit.'],
    },
    say: {
      headlines: ['Ruhig, Schritt für Schritt'],
      sentences: ['Wir arbeiten ruhig, einen Schritt nach dem anderen.'],
    },
    act: {
      headlines: ['Lassen Sie sich Zeit'],
      sentences: ['Lassen Sie sich Zeit und sehen Sie sich in Ruhe um.'],
    },
  },
}
