/** Parts of invented names, and whole names of the kinds that a screen must get right. */
export const surnames = [
  ...'陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴',
];

export const givenNames = {
  male: [
    '志豪',
    '俊宏',
    '建志',
    '冠廷',
    '柏翰',
    '宗翰',
    '家維',
    '承恩',
    '文雄',
    '進財',
    '明哲',
    '國華',
    '信宏',
    '宇軒',
    '品睿',
    '金水',
  ],
  female: [
    '淑惠',
    '美惠',
    '雅雯',
    '怡萱',
    '佩君',
    '詩涵',
    '筱婷',
    '麗華',
    '秀琴',
    '玉蘭',
    '欣怡',
    '品妤',
    '子晴',
    '阿好',
    '宜庭',
    '月娥',
  ],
} as const;

export const singleNames = { male: ['偉', '強', '凱'], female: ['敏', '潔', '靜'] } as const;

/** Compound surnames, indigenous, Latin and Thai names, and one rare character. */
export const unusualNames = [
  { name: '歐陽若蘭', gender: 'female' },
  { name: '司馬明德', gender: 'male' },
  { name: '上官婉清', gender: 'female' },
  { name: '諸葛修', gender: 'male' },
  { name: '巴奈‧拉夫克', gender: 'female' },
  { name: '尤幹‧達利', gender: 'male' },
  { name: '比黛‧烏茂', gender: 'female' },
  { name: 'Emily Watson', gender: 'female' },
  { name: 'Nguyen Thi Lan', gender: 'female' },
  { name: "Daniel O'Brien", gender: 'male' },
  { name: 'สมชาย ใจดี', gender: 'male' },
  { name: 'มาลี ศรีสุข', gender: 'female' },
  { name: '游錫峯', gender: 'male' },
  { name: '張簡美玉', gender: 'female' },
  { name: '王𡍼明', gender: 'male' },
] as const;
