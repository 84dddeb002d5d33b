import type { LanguageWords } from '../language-words.ts'

/** What a tone adds to French ads. */
export const tones: LanguageWords['tones'] = {
  excitement: {
    want: {
      headlines: ['Ça y est : {priced}', 'Tout est prêt, et vous ?'],
      sentences: ['Ça y est : {list}.'],
    },
    say: { headlines: ['À voir sans tarder'], sentences: ['Allez-y, voyez par vous-même.'] },
    act: { headlines: ['Allons-y'], sentences: ['Nous sommes prêts, alors allons-y.'] },
  },
  happiness: {
    want: {
      headlines: ['Une petite joie : {priced}', 'De quoi sourire'],
      sentences: ['Une petite joie {for}.'],
    },
    say: {
      headlines: ['Nous aimons notre travail'],
      sentences: ['Nous aimons notre travail, et nous espérons que cela se voit.'],
    },
    act: { headlines: ['Soyez les bienvenus'], sentences: ['Venez nous voir, cela nous fera plaisir.'] },
  },
  nostalgia: {
    want: {
      headlines: ['Comme un souvenir : {priced}', 'Vous vous en souvenez ?'],
      sentences: ['Certaines choses rappellent combien c’était bon.'],
    },
    say: {
      headlines: ['Ce qui est bon le reste'],
      sentences: ['Ce qui est bon mérite de le rester.'],
    },
    act: { headlines: ['Revenez-y'], sentences: ['Revenez à ce que vous aimiez.'] },
  },
  FOMO: {
    want: {
      headlines: ['À ne pas manquer : {priced}', 'Vous l’avez vu ?'],
      sentences: ['Ce serait dommage de passer à côté : {list}.'],
    },
    say: {
      headlines: ['Avant que cela vous échappe'],
      sentences: ['Regardez maintenant, avant que cela vous échappe.'],
    },
    act: {
      headlines: ['Maintenant, pas plus tard'],
      sentences: ['Regardez maintenant, avant que la journée ne file.'],
    },
  },
  humor: {
    want: {
      headlines: ['Oui, c’est une pub : {priced}', 'Votre canapé comprendra'],
      sentences: ['Cette pub ne sait pas cligner de l’œil, alors imaginez-le.'],
    },
    say: {
      headlines: ['Pas de roulement de tambour'],
      sentences: ['Nous avons cherché un slogan et n’avons trouvé que des faits.'],
    },
    act: {
      headlines: ['Votre pouce sait quoi faire'],
      sentences: ['Vous avez lu jusqu’ici, alors passez nous voir.'],
    },
  },
  empathy: {
    want: {
      headlines: ['Pas facile, nous le savons', 'À votre rythme'],
      sentences: ['Vous avez le droit de prendre votre temps.'],
    },
    say: {
      headlines: ['On peut en parler'],
      sentences: ['Personne ne devrait devoir s’en sortir sans aide.'],
    },
    act: {
      headlines: ['Dites-nous où vous en êtes'],
      sentences: ['Dites-nous, avec vos mots, où vous en êtes.'],
    },
  },
  inspiration: {
    want: {
      headlines: ['Et si c’était simple ?', 'Une idée : {priced}'],
      sentences: ['C’est peut-être aujourd’hui que vous commencez.'],
    },
    say: {
      headlines: ['Une idée demande du soin'],
      sentences: ['Une bonne idée mérite un travail soigné.'],
    },
    act: { headlines: ['Commencez aujourd’hui'], sentences: ['Faites un petit pas aujourd’hui.'] },
  },
  trust: {
    want: {
      headlines: ['Demandez-nous d’abord', 'Rien ne presse'],
      sentences: ['Rien ne vous presse de décider.'],
    },
    say: {
      headlines: ['Nous montrons notre travail'],
      sentences: ['Vérifiez chaque mot, tranquillement.'],
    },
    act: { headlines: ['Demander, puis décider'], sentences: ['Demandez-nous d’abord, décidez ensuite.'] },
  },
  surprise: {
    want: {
      headlines: ['Inattendu : {priced}', 'Devinez ce que c’est'],
      sentences: ['Vous attendiez-vous à cela : {list} ?'],
    },
    say: { headlines: ['Regardez encore'], sentences: ['Cela vaut la peine d’être relu.'] },
    act: { headlines: ['Laissez-vous surprendre'], sentences: ['Venez voir, et laissez-vous surprendre.'] },
  },
  serenity: {
    want: {
      headlines: ['Chaque chose en son temps', 'Un moment calme : {priced}'],
      sentences: ['Rien ne presse, chaque chose en son temps.'],
    },
    say: { headlines: ['Calmement, pas à pas'], sentences: ['Nous travaillons calmement, pas à pas.'] },
    act: {
      headlines: ['Prenez le temps de regarder'],
      sentences: ['Prenez le temps de regarder, au calme.'],
    },
  },
}
