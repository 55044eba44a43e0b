interface Track {
  width: number;
  height: number;
  /** Pictures a second. */
  rate: number;
  /** Sequence and picture parameter set. */
  settings: [Buffer, Buffer];
  /** The first is whole, each other one follows from the one before it. */
  pictures: Buffer[];
}

/** H.264 pictures as an MP4 file (ISO/IEC 14496-12), its table of contents before the pictures. */
export function mp4(track: Track): Buffer {
  const samples = track.pictures.map(withLength);
  const head = box('ftyp', text('isom'), words(512), text('isomiso2avc1mp41'));
  const length = contents(track, samples, 0).length;
  return Buffer.concat([head, contents(track, samples, head.length + length + 8), box('mdat', ...samples)]);
}

/** @param offset where the pictures begin in the file */
function contents({ width, height, rate, settings, pictures }: Track, samples: Buffer[], offset: number): Buffer {
  const duration = pictures.length;
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const table = box(
    'stbl',
    box('stsd', words(0, 1), avc1(width, height, settings)),
    box('stts', words(0, 1, duration, 1)),
    box('stss', words(0, 1, 1)),
    box('stsc', words(0, 1, 1, duration, 1)),
    box('stsz', words(0, 0, duration, ...samples.map((sample) => sample.length))),
    box('stco', words(0, 1, offset)),
  );
  const here = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, rate, duration, 0x55c40000)),
    box('hdlr', words(0, 0), text('vide'), words(0, 0, 0), Buffer.alloc(1)),
    box('minf', box('vmhd', words(1, 0, 0)), here, table),
  );
  const size = words(width * 65536, height * 65536);
  return box(
    'moov',
    box('mvhd', words(0, 0, 0, rate, duration, 0x10000, 0x1000000, 0, 0), matrix, Buffer.alloc(24), words(2)),
    box('trak', box('tkhd', words(3, 0, 0, 1, 0, duration, 0, 0, 0, 0), matrix, size), media),
  );
}

function avc1(width: number, height: number, [sequence, picture]: [Buffer, Buffer]): Buffer {
  const size = words(width * 65536 + height);
  const sets = [Buffer.from([0xe1]), length16(sequence), sequence, Buffer.from([1]), length16(picture), picture];
  const avcC = box('avcC', Buffer.from([1]), sequence.subarray(1, 4), Buffer.from([0xff]), ...sets);
  const depth = Buffer.concat([Buffer.alloc(30), Buffer.from([0, 24, 0xff, 0xff])]);
  return box('avc1', words(0, 1, 0, 0, 0, 0), size, words(0x480000, 0x480000, 0, 0x10000), depth, avcC);
}

function withLength(unit: Buffer): Buffer {
  return Buffer.concat([words(unit.length), unit]);
}

function length16({ length }: Buffer): Buffer {
  return Buffer.from([length >> 8, length & 255]);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat([text(name), ...parts]);
  return Buffer.concat([words(content.length + 4), content]);
}

function text(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}

/** Numbers of 32 bits. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4);
  });
  return bytes;
}
