//! What is written is what is read, and a damaged file is refused.

#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "tests")]

use bytes::Bytes;
use grundy_files::columns::{Column, ColumnsError, Reader, Width, Writer};
use proptest::prelude::*;

type Row = (u8, u16, u32, u64, Option<u32>, u8);

const WORDS: [&str; 3] = ["N", "P", "D"];

fn columns() -> [Column; 6] {
    [
        Column::numbers("a", Width::U8),
        Column::numbers("b", Width::U16),
        Column::numbers("c", Width::U32).rising(),
        Column::numbers("d", Width::U64),
        Column::numbers("e", Width::U32).optional(),
        Column::words("f", &WORDS).optional(),
    ]
}

/// The table of `rows`, given to the writer in pieces of `piece` rows.
fn written(rows: &[Row], piece: usize) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), &columns()).unwrap();
    for rows in rows.chunks(piece) {
        let a: Vec<u8> = rows.iter().map(|row| row.0).collect();
        let b: Vec<u16> = rows.iter().map(|row| row.1).collect();
        let c: Vec<u32> = rows.iter().map(|row| row.2).collect();
        let d: Vec<u64> = rows.iter().map(|row| row.3).collect();
        let e: Vec<u32> = rows.iter().map(|row| row.4.unwrap_or(77)).collect();
        let f: Vec<u8> = rows.iter().map(|row| row.5).collect();
        let there: Vec<bool> = rows.iter().map(|row| row.4.is_some()).collect();
        let word: Vec<bool> = rows.iter().map(|row| row.5 < 3).collect();
        let cells = [
            (&a[..]).into(),
            (&b[..]).into(),
            (&c[..]).into(),
            (&d[..]).into(),
            grundy_files::columns::Cells::from(&e[..]).present(&there),
            grundy_files::columns::Cells::from(&f[..]).present(&word),
        ];
        writer.write(&cells).unwrap();
    }
    writer.finish().unwrap()
}

/// Every column of numbers in `file`, `None` where a cell is empty.
fn read(file: Vec<u8>) -> Result<Vec<Vec<Option<u64>>>, ColumnsError> {
    let reader = Reader::new(Bytes::from(file))?;
    let numbers: Vec<usize> =
        (0..reader.fields().len()).filter(|&i| reader.fields()[i].is_numbers()).collect();
    let mut found = vec![Vec::new(); numbers.len()];
    for batch in reader.batches(&numbers)? {
        let batch = batch?;
        for (i, column) in found.iter_mut().enumerate() {
            assert_eq!(batch.first_row(), column.len() as u64);
            let first = column.len();
            column.extend(batch.numbers(i).iter().map(|&x| Some(x)));
            for &row in batch.missing(i) {
                column[first + row] = None;
            }
        }
    }
    Ok(found)
}

fn expected(rows: &[Row]) -> Vec<Vec<Option<u64>>> {
    vec![
        rows.iter().map(|row| Some(row.0.into())).collect(),
        rows.iter().map(|row| Some(row.1.into())).collect(),
        rows.iter().map(|row| Some(row.2.into())).collect(),
        rows.iter().map(|row| Some(row.3)).collect(),
        rows.iter().map(|row| row.4.map(u64::from)).collect(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read(
        rows in prop::collection::vec(any::<Row>(), 0..300),
        piece in 1_usize..400,
    ) {
        prop_assert_eq!(read(written(&rows, piece)).unwrap(), expected(&rows));
    }
}

#[test]
fn rows_of_several_groups_and_batches_come_back() {
    let row = |i: u32| {
        let e = (!i.is_multiple_of(5)).then_some(i / 3);
        ((i % 251) as u8, (i % 65_521) as u16, i, u64::from(i) << 31, e, (i % 4) as u8)
    };
    let rows: Vec<Row> = (0..(1 << 20) + 100_000).map(row).collect();
    let file = written(&rows, 300_001);
    assert_eq!(read(file).unwrap(), expected(&rows));
}

/// Words are read by the library the format comes from.
#[test]
fn words_are_texts_to_others() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    let words: Vec<u8> = (0..20_000_u32).map(|i| [0, 3, 1, 2, 3, 0, 3][i as usize % 7]).collect();
    let rows: Vec<Row> = words.iter().map(|&f| (0, 0, 0, 0, None, f)).collect();
    let file = SerializedFileReader::new(Bytes::from(written(&rows, 999))).unwrap();
    let found: Vec<Option<String>> = file
        .get_row_iter(None)
        .unwrap()
        .map(|row| row.unwrap().get_string(5).ok().cloned())
        .collect();
    let word = |f: &u8| WORDS.get(usize::from(*f)).map(|&word| word.to_owned());
    assert_eq!(found, words.iter().map(word).collect::<Vec<_>>());
}

#[test]
fn cells_that_do_not_fit_are_refused() {
    let numbers = |name| Column::numbers(name, Width::U16);
    let misfit =
        |result: Result<(), ColumnsError>| assert!(matches!(result, Err(ColumnsError::Misfit(_))));
    misfit(Writer::new(Vec::new(), &[]).map(drop));
    misfit(Writer::new(Vec::new(), &[numbers("a"), numbers("a")]).map(drop));
    let columns = [numbers("a"), Column::words("b", &WORDS), numbers("c").optional()];
    let mut writer = Writer::new(Vec::new(), &columns).unwrap();
    let (a, b) = (&[1_u16, 2][..], &[0_u8, 2][..]);
    misfit(writer.write(&[a.into(), b.into()]));
    misfit(writer.write(&[a.into(), b.into(), a[..1].into()]));
    misfit(writer.write(&[b.into(), b.into(), a.into()]));
    misfit(writer.write(&[a.into(), (&[0_u8, 3][..]).into(), a.into()]));
    let some = [true, false];
    misfit(writer.write(&[
        grundy_files::columns::Cells::from(a).present(&some),
        b.into(),
        a.into(),
    ]));
    let short = grundy_files::columns::Cells::from(a).present(&some[..1]);
    misfit(writer.write(&[a.into(), b.into(), short]));
    writer.write(&[a.into(), b.into(), a.into()]).unwrap();
    let reader = Reader::new(Bytes::from(writer.finish().unwrap())).unwrap();
    assert_eq!(reader.rows(), 2);
    let names: Vec<&str> = reader.fields().iter().map(grundy_files::columns::Field::name).collect();
    assert_eq!(names, ["a", "b", "c"]);
    assert!(
        matches!(reader.batches(&[1]), Err(ColumnsError::NotNumbers { column }) if column == "b")
    );
    assert!(matches!(reader.batches(&[3]), Err(ColumnsError::NotNumbers { .. })));
}

#[test]
fn what_is_no_table_is_refused() {
    for bytes in [&b""[..], b"PAR1", b"PAR1PAR1", b"1 2\n3 4\n", &[0xff; 64]] {
        assert!(Reader::new(Bytes::copy_from_slice(bytes)).is_err());
    }
    let file = written(&[(1, 2, 3, 4, None, 0); 40], 40);
    for end in 0..file.len() {
        assert!(Reader::new(Bytes::copy_from_slice(&file[..end])).is_err(), "{end}");
    }
}

/// Files with some bytes changed may give other numbers or an error, and nothing else.
#[test]
fn damage_does_no_harm() {
    let rows: Vec<Row> = (0..200).map(|i| (7, i as u16, i * i, 9, Some(i % 3), 1)).collect();
    let files = [written(&rows, 200), written(&rows[..3], 2)];
    let rounds: u64 = std::env::var("DAMAGE").map_or(4_000, |rounds| rounds.parse().unwrap());
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from((state >> 33) % below as u64).unwrap()
    };
    for _ in 0..rounds {
        let mut file = files[random(2)].clone();
        for _ in 0..1 + random(3) {
            let at = random(file.len());
            file[at] = [0, 1, 0x7f, 0x80, 0xff, random(256) as u8][random(6)];
        }
        drop(read(file));
    }
}
